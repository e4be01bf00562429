import type { ProductType } from '../shape.ts'
import { fact, made, measures, VOLUME, weight } from '../words.ts'

const skin = (en: string, zh: string) => fact('Skin type', '适用肤质', en, zh)
const holds = (en: string, zh: string) => fact('Key ingredients', '主要成分', en, zh)

export const creamJar: ProductType = {
  code: 'cream-jar', prefix: 'CRM', block: 4,
  label: ['Cream', '霜'],
  taxonomy: 'Health & Beauty > Personal Care > Cosmetics > Skin Care > Lotion & Moisturizer',
  art: 'cream-jar', colourName: null, grams: 180, maxAdd: 6,
  lines: [
    {
      brand: 'hujan', price: 32, categories: 'beauty-skincare-creams',
      axis: measures(VOLUME, ['30 ml', 0, 60], ['75 ml', 26, 130]),
      facts: [made('sg'), holds('Shea butter, glycerin', '乳木果油、甘油')],
      about: [
        'Where there is perfume, it is at a tenth of its strength; all of them let you type again after a minute. The tube is aluminium, which crumples pleasantly and keeps the air out.',
        '有香的几款，只取香水的十分之一；每款都是一分钟后就能打字。铝管捏下去会皱，也把空气挡在外头。',
      ],
      items: [
        {
          name: ['Neroli Hand Cream', '橙花护手霜'], colours: 'neroli', silhouette: 'tube', gifts: 'her host under50',
          note: ['Neroli & Pandan for hands', '手上的橙花与班兰'],
          lead: ['The one at the till that people try while they wait, and then add to the bag.', '柜台旁的试用装，排队时挤一点，转眼就放进了购物袋。'],
          pin: { off: 0, popularity: 879 },
        },
        {
          name: ['Damask Hand Cream', '玫瑰护手霜'], colours: 'damask', silhouette: 'tube', gifts: 'her wedding under50',
          note: ['Damask & Lychee, softly', '淡淡的玫瑰与荔枝'],
          lead: ['Rose first, then something pinker. Richer than the neroli, so a pea’s worth is enough for both hands.', '先是玫瑰，再是更粉一点的果香。比橙花滋润，豌豆大小够双手。'],
        },
        {
          name: ['Unscented Hand Cream', '无香护手霜'], colours: 'silver', silhouette: 'tube', price: 28, gifts: 'host under50',
          note: ['Asked for by nurses', '护士们点名要的'],
          lead: ['Thirty hand washes a day and no perfume allowed on the ward: that was the brief, and there is nothing in it that was not needed.', '一天洗手三十次，病房里不能有香味。要求如此，多余的一样也没放。'],
        },
      ],
    },
    {
      brand: 'embun-pagi', price: 58, categories: 'beauty-skincare-creams',
      facts: [made('sg'), fact('Volume', '容量', '50 ml', '50毫升')],
      about: [
        'Embun creams are whipped rather than thickened, so they spread thin and leave room for sunscreen. Jars come with a spatula that clicks into the lid.',
        '晨露的霜是打发而非增稠，推得薄，给防晒留余地。附小匙，可扣进瓶盖。',
      ],
      items: [
        {
          name: ['Gel-Cream for Humid Days', '湿热天凝霜'], colours: 'dew', silhouette: 'open',
          note: ['A moisturiser that stays off the collar', '不蹭衣领的保湿霜'],
          lead: ['It breaks into water under the fingers and is gone by the time the lift arrives. Keep the jar in the fridge for a better reason to open it.', '指腹一推就化成水，电梯到时已吸收。放冰箱里，就更想打开。'],
          facts: [skin('Combination, oily', '混合、油性'), holds('Winter melon, betaine', '冬瓜、甜菜碱')], pin: { popularity: 812 },
        },
        {
          name: ['Air-con Barrier Cream', '冷气房屏障霜'], colours: 'mist', silhouette: 'jar', price: 64, gifts: 'her',
          note: ['For eight hours at 22 degrees', '给22度里的八小时'],
          lead: ['Ceramides and oat hold on to water that the office takes away. Use it in the morning and again after lunch if you sit below the vent.', '神经酰胺与燕麦，留住被办公室带走的水。早上用，若坐在出风口下，午后再来一次。'],
          facts: [skin('Dry, dehydrated', '干性、缺水'), holds('Ceramides, oat oil', '神经酰胺、燕麦油')],
        },
        {
          name: ['Water Lily Eye Cream', '睡莲眼霜'], colours: 'lily', silhouette: 'jar', price: 52, gifts: 'her', facts: [fact('Volume', '容量', '15 ml', '15毫升'), skin('All', '所有肤质'), holds('Water lily root, caffeine', '睡莲根、咖啡因')],
          note: ['Light enough for eyelids at noon', '正午的眼皮也承得住'],
          lead: ['Tap it along the bone and let it travel. Caffeine takes down the morning, and the cream stays put under concealer.', '沿眉骨轻点，让它自己走。咖啡因收浮肿，叠遮瑕也不移位。'],
        },
        {
          name: ['Sleep In Mask', '赖床面膜'], colours: 'night', silhouette: 'jar', price: 66, gifts: 'her',
          note: ['Put it on, turn the lamp off', '涂上，关灯'],
          lead: ['Nothing to rinse and nothing to peel. Twice a week it replaces your night cream, and the pillow keeps its own colour.', '不必洗，不必撕。一周两次，代替晚霜，枕套不沾色。'],
          facts: [skin('All', '所有肤质'), holds('Rice peptide, squalane', '米胜肽、角鲨烷')],
        },
      ],
    },
    {
      brand: 'qing-shui', price: 42, categories: 'beauty-skincare-creams', aboutFirst: true,
      facts: [made('tw'), fact('Volume', '容量', '60 ml', '60毫升')],
      about: [
        'No perfume, no colour, no plant extracts chosen for the label. Qing Shui makes these for the dermatology wards of two Taipei hospitals and sells the rest.',
        '无香、无色，也没有为了好看而加的植物。清水研先供台北两家医院皮肤科，余下的才零售。',
      ],
      items: [
        {
          name: ['Quiet Cream', '静霜'], colours: 'white', silhouette: 'open', gifts: 'under50',
          note: ['Seven contents for skin that has had enough', '七种成分，给受够了的肌肤'],
          lead: ['When two products make a rash and you cannot tell which, stop both and use only this for a fortnight.', '两样东西惹出疹子又分不清是谁，就都停掉，只用它两周。'],
          facts: [skin('Very sensitive', '极敏感'), holds('Petrolatum, ceramide NP', '凡士林、神经酰胺NP')],
        },
        {
          name: ['Lip & Corner Ointment', '唇角修护膏'], colours: 'white', silhouette: 'tube', price: 18, gifts: 'under50', facts: [weight('12 g'), fact('Volume', '容量', '13 ml', '13毫升'), skin('Cracked', '皲裂'), holds('Lanolin, panthenol', '羊毛脂、泛醇')],
          note: ['For the places that split', '专给会裂开的地方'],
          lead: ['Corners of the mouth, sides of the nose, cuticles. Thick, plain and effective by breakfast.', '嘴角、鼻翼、指缘。厚实朴素，隔夜见效。'],
        },
        {
          name: ['Ten Per Cent Urea Hand Balm', '10%尿素护手膏'], colours: 'slate', silhouette: 'tube', price: 26, gifts: 'under50 him',
          note: ['For hands that work in water', '给常泡水的手'],
          lead: ['Urea holds water in rough skin and lifts what has hardened. Cooks, florists and new fathers reorder it most.', '尿素锁水，也软化硬皮。回购最多的是厨师、花艺师和新手爸爸。'],
          facts: [skin('Rough', '粗糙'), holds('10% urea, allantoin', '10%尿素、尿囊素')],
        },
        {
          name: ['Mild Sunscreen Cream SPF 50', '温和防晒霜 SPF50'], colours: 'sand', silhouette: 'tube', price: 36, gifts: 'under50',
          note: ['Mineral, tinted just enough not to be white', '物理防晒，微润色不假白'],
          lead: ['Zinc oxide with a trace of iron, so it looks like skin on most of us. Two fingers’ length for face and neck, every two hours outdoors.', '氧化锁住紫外线，微量氧化铁调和肤色。脸与颈两指长，户外每两小时补一次。'],
          facts: [skin('Sensitive', '敏感'), holds('18% zinc oxide', '18%氧化锌')],
        },
      ],
    },
    {
      brand: 'pulau-apothecary', price: 54, categories: 'beauty-skincare-creams',
      axis: measures(VOLUME, ['100 ml', 0, 260], ['250 ml', 44, 520]),
      facts: [made('my')],
      about: [
        'Body creams from an island kitchen: butters melted in a bain-marie, scented at the end, poured by hand into amber jars you can return for S$3.00 off the next.',
        '像在岛上厨房里做的身体霜：隔水融化，最后入香，手工灌入琥珀罐。空罐交回，下一罐减S$3.00。',
      ],
      items: [
        {
          name: ['Coconut & Vetiver Body Cream', '椰子香根草身体霜'], colours: 'amber', silhouette: 'open', gifts: 'her',
          note: ['Virgin coconut, rooty and unsweet', '初榨椰子，根草气息，不甜'],
          lead: ['Coconut without the holiday. Vetiver pulls it towards wood and earth, and men steal it.', '不带度假味的椰子。香根草把它拉向木与土，男士常偷用。'],
          facts: [skin('Dry', '干性'), holds('Virgin coconut oil, cocoa butter', '初榨椰子油、可可脂')],
        },
        {
          name: ['Lemongrass Foot Balm', '香茅足膏'], colours: 'umber', silhouette: 'jar', price: 34, choices: '100ml', gifts: 'under50 him',
          note: ['Cooling, for people who stand', '清凉，给久站的人'],
          lead: ['Menthol and lemongrass in beeswax. Rub it in, put on socks, thank yourself in the morning.', '薄荷脑与香茅溶于蜂蜡。揉开，穿上袜子，明早便知道好。'],
          facts: [skin('Tired, cracked', '疲惫、皲裂'), holds('Lemongrass, menthol, beeswax', '香茅、薄荷脑、蜂蜡')],
        },
        {
          name: ['Ginger Flower Body Butter', '火炬姜花身体乳霜'], colours: 'amber', silhouette: 'jar', price: 58, gifts: 'her wedding',
          note: ['Bunga kantan, pink and peppery', '叻沙里那朵粉红微辛的花'],
          lead: ['The flower in rojak and laksa, here for its perfume. Thick in the jar, dry on the arm within five minutes.', '啰惹与叻沙里的那朵花，这回取它的香。罐中浓稠，上臂五分钟便干爽。'],
          facts: [skin('All', '所有肤质'), holds('Mango butter, torch ginger', '芒果脂、火炬姜花')],
        },
        {
          name: ['After-sea Milk', '海后润肤乳'], colours: 'umber', silhouette: 'open', price: 46, gifts: 'under50',
          note: ['Aloe and sea grape for salted skin', '芦荟与海葡萄，给晒过咸过的肌肤'],
          lead: ['For the drive home from East Coast: it soothes, it does not stick to the seat, and sand brushes off it.', '从东海岸回家的路上用：舒缓，不黏座椅，沙子一拍就掉。'],
          facts: [skin('After sun', '晒后'), holds('Aloe, sea grape', '芦荟、海葡萄')],
        },
      ],
    },
    {
      brand: 'padi-pearl', price: 48, categories: 'beauty-skincare-creams',
      facts: [made('my'), fact('Volume', '容量', '50 ml', '50毫升')],
      about: [
        'The cream is the colour of unpolished rice because nothing has been done about it. It keeps for nine months open, eighteen closed.',
        '霜色如糙米，因为没有漂过。开封九个月，未开封十八个月。',
      ],
      items: [
        {
          name: ['Rice Bran Day Cream', '米糠日霜'], colours: 'rice', silhouette: 'jar', gifts: 'under50',
          note: ['Plain comfort under make-up', '妆前的朴素滋润'],
          lead: ['Absorbs in a minute and gives foundation something to hold. Bran oil carries its own vitamin E.', '一分钟吸收，粉底因此服帖。米糠油自带维生素E。'],
          facts: [skin('Normal, dry', '中性、干性'), holds('Rice bran oil, vitamin E', '米糠油、维生素E')],
        },
        {
          name: ['Pulut Night Cream', '糯米晚霜'], colours: 'rice', silhouette: 'open', price: 56, gifts: 'her',
          note: ['Sticky-rice ferment, slow and rich', '糯米发酵，慢而润'],
          lead: ['Glutinous rice, wrapped in leaf and left for three days, turns to something between wine and silk. It repairs while you dream of dessert.', '糯米以叶包裹，静置三日，成了介于酒与丝之间的东西。您梦见甜品时，它在修护。'],
          facts: [skin('Dry, mature', '干性、熟龄'), holds('Rice ferment, squalane', '米发酵滤液、角鲨烷')],
        },
      ],
    },
    {
      brand: 'melur-moss', price: 36, categories: 'beauty-skincare-creams',
      facts: [made('my'), fact('Volume', '容量', '75 ml', '75毫升')],
      about: [
        'Gardeners were the first customers, and the recipe is still theirs: it must work through soil, not mind water, and smell of something growing.',
        '最早的客人是园丁，配方至今照他们的意思：沾泥也有效，碰水不怕，闻起来像有东西在长。',
      ],
      items: [
        {
          name: ['Green Tomato Hand Cream', '青番茄护手霜'], colours: 'moss', silhouette: 'tube', gifts: 'host her under50',
          note: ['Tomato leaf, as it smells on your fingers', '摘过番茄叶的指尖'],
          lead: ['Bitter, bright and oddly comforting. Anyone who has pinched out a tomato plant will know it at once.', '微苦、明亮，莫名安心。掐过番茄侧芽的人，一闻就认得。'],
          facts: [holds('Shea, olive squalane', '乳木果、橄榄角鲨烷')],
        },
        {
          name: ['Moss & Mineral Body Lotion', '青苔矿物身体乳'], colours: 'moss', silhouette: 'jar', price: 48, gifts: 'him under50', facts: [fact('Volume', '容量', '250 ml', '250毫升'), holds('Magnesium, oat', '镁、燕麦')],
          note: ['Cool, light, the colour of rain', '清凉、轻薄，雨的颜色'],
          lead: ['Goes on after the second shower of the day, which here is most days. Dry in the time it takes to find a shirt.', '一天第二次冲凉之后用，在这里几乎天天如此。找件衬衫的工夫就干了。'],
        },
        {
          name: ['Jasmine Night Hand Mask', '茉莉夜间手膜'], colours: 'moss', silhouette: 'open', price: 42, gifts: 'her under50',
          note: ['With cotton gloves, two sizes', '附棉手套，两种尺寸'],
          lead: ['Thick enough to need the gloves, which are in the box. In the morning there is only softness and a little jasmine.', '厚得要戴手套，盒里就有。早上只剩柔软，和一点茉莉。'],
          facts: [holds('Lanolin, jasmine wax', '羊毛脂、茉莉花蜡')],
        },
      ],
    },
  ],
}
