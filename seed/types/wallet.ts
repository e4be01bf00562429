import type { ProductType } from '../shape.ts'
import { care, COLOUR, fact, made, of, size } from '../words.ts'

const slots = (n: number) => fact('Card slots', '卡位', `${n}`, `${n}个`)

export const wallet: ProductType = {
  code: 'wallet', prefix: 'WAL', block: 8,
  label: ['Wallet', '皮夹'],
  taxonomy: 'Apparel & Accessories > Handbags, Wallets & Cases > Wallets & Money Clips',
  art: 'wallet', colourName: COLOUR, grams: 140, maxAdd: 4,
  lines: [
    {
      brand: 'lorong-leather', price: 89, categories: 'men-accessories-wallets women-bags-wallets',
      facts: [of('leather'), care('Darkens with handling; no cream needed', '越用越深，不必上油'), made('sg')],
      about: [
        'Saddle stitch means two needles through every hole. Cut one thread and the other still holds, which is why these come back for monograms and not for mending.',
        '马鞍针法是一孔两针，断一根线，另一根还在。所以送回来的多是烫字，不是修补。',
      ],
      items: [
        {
          name: ['Bifold Wallet', '两折皮夹'], colours: 'tan ink oxblood', silhouette: 'bifold', gifts: 'him',
          note: ['Six cards, notes of any currency', '六张卡，各国纸币皆可放'],
          lead: ['Tall enough for ringgit, baht and the occasional pound. Thin enough, at nine millimetres empty, to sit on.', '林吉特、泰铢、偶尔的英镑都放得下。空时9毫米，坐着也不硌。'],
          facts: [slots(6), size('11 × 9.5 × 0.9 cm')], pin: { popularity: 838 },
        },
        {
          name: ['Card Sleeve', '单片卡套'], colours: 'tan forest ink', silhouette: 'card', price: 45, gifts: 'him under50',
          note: ['Five cards and a folded note', '五张卡，一张折钞'],
          lead: ['Five cards in three tiers, the everyday one in front. Push from below and the one you want comes up first.', '三层五张卡，天天用的放最前。从下面一推，要用的那张先上来。'],
          facts: [slots(3), size('10 × 7.5 cm')],
        },
        {
          name: ['Long Wallet', '长皮夹'], colours: 'oxblood tan', silhouette: 'long', price: 129, gifts: 'him',
          note: ['Notes flat, as an uncle would keep them', '钞票平放，像阿伯那样'],
          lead: ['For people who like their money unfolded. Eight cards, two note channels and, under the flap, a zip that swallows coins.', '给不爱折钱的人。八卡位，两层钞夹，翻盖下的拉链袋吞得下一把硬币。'],
          facts: [slots(8), size('19 × 9.5 × 1.6 cm')],
        },
        {
          name: ['Coin Tray Purse', '托盘零钱包'], colours: 'clay tan ink', silhouette: 'purse', price: 55, gifts: 'him her',
          note: ['Opens as wide as a tray, so nothing hides', '开口大如托盘，硬币一目了然'],
          lead: ['Tip, pick, close: the queue behind you will never sigh again. A frame our grandmothers carried to market, in thicker leather.', '一倒一拣一合，后面的人不会叹气。口金是阿嬷上巴刹用的那种，皮换了更厚的。'],
          facts: [size('11 × 8.5 × 3 cm')],
        },
        {
          name: ['Passport Wallet', '护照皮夹'], colours: 'ink tan cocoa', silhouette: 'bifold', price: 98, gifts: 'him wedding',
          note: ['Two passports, two boarding passes', '两本护照，两张登机证'],
          lead: ['A couple’s wallet: his behind one half, hers behind the other, and slots in front for the cards you pay with.', '两口子的皮夹：一边插一本护照，前面的卡位放付账的卡。'],
          facts: [slots(6), size('14.5 × 11 × 1.2 cm')],
        },
      ],
    },
    {
      brand: 'tanahati', price: 120, categories: 'women-bags-wallets',
      restock: ['6 weeks', '6周'],
      facts: [of('leather'), fact('Leather', '皮革', 'Calf, vegetable tanned', '小牛皮，植物鞣制'), made('my')],
      about: [
        'From the same hides as the frame bags, taken from the shoulder where the grain is finest. The brass is solid, so it can be polished or left to dull.',
        '与框形手袋同皮，取纹理最细的肩部。五金是实心黄铜，可擦亮，也可任它变暗。',
      ],
      items: [
        {
          name: ['Frame Card Case', '框形卡夹'], colours: 'oxblood forest ink', silhouette: 'purse', gifts: 'her wedding',
          note: ['A tiny frame bag for twelve cards', '缩小的框形手袋，装十二张卡'],
          lead: ['The clasp is two brass beads, 9 mm across, that pass one another and snap. Inside, an accordion opens as far as a hand of cards.', '扣子是两颗9毫米黄铜珠，一错即合。里面是风琴格，打开像一手牌。'],
          facts: [slots(12), size('11.5 × 9 × 3 cm')],
        },
        {
          name: ['Half-moon Coin Purse', '半月零钱包'], colours: 'tan ivory forest oxblood', silhouette: 'purse', price: 98, gifts: 'her',
          note: ['Soft crescent, kiss-lock', '柔软半月，口金'],
          lead: ['Holds coins, earrings or a wedding ring at the pool. It closes with the same two brass beads your grandmother’s did.', '放硬币、耳环，或下水前摘下的戒指。那对黄铜珠口金，和阿嬷的一样。'],
          facts: [size('11 × 8 × 3 cm')],
        },
        {
          name: ['Continental Wallet', '长款女士皮夹'], colours: 'ink tan', silhouette: 'long', price: 190, gifts: 'her',
          note: ['Everything, in order, behind one flap', '样样齐全，一盖收好'],
          lead: ['Ten cards, a phone up to 15 cm, notes, coins and a pencil loop for people who still write things down.', '十卡位，放得下15厘米手机、纸币、硬币，还有笔圈，给仍用笔记事的人。'],
          facts: [slots(10), size('19 × 10 × 2.5 cm')],
        },
      ],
    },
    {
      brand: 'seladang', price: 79, categories: 'men-accessories-wallets', aboutFirst: true,
      facts: [of('leather'), fact('Leather', '皮革', 'Buffalo, 1.6 mm, waxed', '水牛皮，1.6毫米，上蜡'), made('my')],
      about: [
        'Buffalo hide, hot-waxed, in the thickness other makers reserve for belts. There is no glue in any of it.',
        '热上蜡的水牛皮，厚度是别家用来做腰带的。哪里都没有用胶。',
      ],
      items: [
        {
          name: ['Trail Wallet', '野径皮夹'], colours: 'cocoa ink', silhouette: 'bifold', gifts: 'him',
          note: ['Six cards, and thread waxed against rain', '六张卡，蜡线不怕雨'],
          lead: ['Stiff enough at first to stand open on the table, soft by the end of the first trip. Mud brushes off once it is dry.', '起初硬得能立在桌上，走完一趟就软了。沾了泥，干后一刷便净。'],
          facts: [slots(6), size('11 × 9.5 × 1.4 cm')],
        },
        {
          name: ['Chain Wallet', '链条皮夹'], colours: 'cocoa ink', silhouette: 'long', price: 109, gifts: 'him',
          note: ['For bikes, markets and back pockets', '给骑车、逛市集与后裤袋'],
          lead: ['The brass chain and belt clip come folded in the box; the wallet will outlive the jeans. Leave the chain off for weddings.', '黄铜链与腰扣放在盒里附送，皮夹比牛仔裤更长命。喝喜酒时，链子就别挂了。'],
          facts: [slots(6), size('18 × 9 × 2 cm')],
        },
        {
          name: ['Key Purse', '钥匙包'], colours: 'forest tan', silhouette: 'purse', price: 49, gifts: 'him home under50',
          note: ['Seven keys that do not jingle', '七把钥匙，不叮当'],
          lead: ['A round of hide with its own hooks inside a brass frame. New flats come with more keys than anyone expects; this takes the lot.', '一圈皮，铜框里装着挂钩。新屋交来的钥匙总比想的多，它都收得下。'],
          facts: [size('11 × 9 × 3 cm')],
        },
      ],
    },
    {
      brand: 'indah-row', price: 68, categories: 'women-bags-wallets',
      facts: [of('leather'), fact('Leather finish', '工艺', 'Washed and tumbled', '水洗摔纹'), made('sg')],
      points: [
        ['Blocks card skimming', '防感应盗刷'],
        ['Fits every Indah Row bag pocket', '放得进美巷所有手袋的内袋'],
      ],
      about: [
        'Soft like the bags, and stitched in a paler thread that only shows up close.',
        '和手袋一样软，缝线略浅一色，凑近才看得见。',
      ],
      items: [
        {
          name: ['Trifold Mini Wallet', '三折小皮夹'], colours: 'rose ink sage', silhouette: 'bifold', gifts: 'her',
          note: ['The size of a matchbox, near enough', '差不多一个火柴盒大'],
          lead: ['Two sides for cards and notes, and a third that folds behind them for coins. It goes in the pocket of a dress that was not meant to have one.', '两面放卡与钞，第三面往后一折，放硬币。裙子那只聊胜于无的口袋，也放得进。'],
          facts: [slots(6), size('9.5 × 7.5 × 2 cm')],
        },
        {
          name: ['Wrist Strap Pouch', '腕带小包'], colours: 'ivory oxblood ink', silhouette: 'long', price: 78, gifts: 'her',
          note: ['Wallet on weekdays, clutch on Fridays', '平日是皮夹，周五是手拿包'],
          lead: ['The strap is tucked under the flap: slide your hand through and carry a coffee as well. It unclips when the pouch is inside something larger.', '腕带收在翻盖下，拉出来套上手，还能拿咖啡。放进大包时可拆。'],
          facts: [slots(6), size('20 × 11 × 2 cm')],
        },
        {
          name: ['Lanyard Card Holder', '挂绳卡套'], colours: 'rose tan ink', silhouette: 'card', price: 42, gifts: 'her him under50',
          note: ['An office pass that looks chosen', '门禁卡，也可以好看'],
          lead: ['Five cards in three tiers, and a rolled-leather cord in the box that does not twist. Taps through the leather at most gates.', '三层放五张卡，盒中附圆皮绳，不打结。多数闸机，隔着皮也刷得过。'],
          facts: [slots(3), size('10 × 7.5 cm')],
        },
      ],
    },
    {
      brand: '5-kaki', price: 25, categories: 'men-accessories-wallets women-bags-wallets',
      facts: [of('canvas'), fact('Canvas', '帆布', '12 oz, waxed', '12盎司，打蜡'), care('Wipe; rewax once a year', '擦净；一年补蜡一次'), made('sg')],
      about: [
        'The same hatch canvas as the totes, waxed and sewn thin. Cheap enough to lose, good enough to be annoyed about it.',
        '与托特包同款的舱盖帆布，打蜡后缝薄。丢了不至于心疼，但会有点恼。',
      ],
      items: [
        {
          name: ['Canvas Coin Fold', '帆布零钱折'], colours: 'natural olive stone', silhouette: 'bifold', gifts: 'under50 him',
          note: ['Six pockets, two folds of canvas', '六袋，帆布两折'],
          lead: ['For markets, beaches and people who pay for parking in coins. It floats for about a minute.', '逛巴刹、去海边，以及还在投币停车的人。落水大约浮一分钟。'],
          facts: [size('11 × 9.5 × 1 cm')],
        },
        {
          name: ['Canvas Passport Pouch', '帆布护照袋'], colours: 'indigo olive', silhouette: 'card', price: 35, gifts: 'under50 him her',
          note: ['Three tiers, flat as an envelope', '三层，平如信封'],
          lead: ['Under a shirt on a night bus, under a pillow in a hostel. Takes two passports behind and the cards you need in front.', '夜巴上塞进衬衫，旅舍里压在枕下。后面放两本护照，前面放要用的卡。'],
          facts: [size('15 × 11 cm')],
        },
        {
          name: ['Receipt Wallet', '票据夹'], colours: 'stone olive', silhouette: 'long', price: 29, gifts: 'under50 him',
          note: ['A month of receipts, in order', '一个月的票据，按序'],
          lead: ['Six pockets under one snap. Made for a freelancer who cried every April.', '六格，一扣收好。为一位每年四月都要哭一场的自由职业者而做。'],
          facts: [size('21 × 11 × 2 cm')],
        },
      ],
    },
  ],
}
