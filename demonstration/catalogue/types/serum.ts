import type { ProductType } from '../shape.ts'
import { fact, made, measures, VOLUME } from '../words.ts'

const skin = (en: string, zh: string) => fact('Skin type', '适用肤质', en, zh)
const holds = (en: string, zh: string) => fact('Key ingredients', '主要成分', en, zh)

export const serum: ProductType = {
  code: 'serum',
  prefix: 'SRM',
  block: 1,
  label: ['Serum', '精华'],
  taxonomy: 'Health & Beauty > Personal Care > Cosmetics > Skin Care',
  art: 'serum',
  colourName: null,
  shippingGrams: 120,
  soldByContent: true,
  maxAdd: 6,
  lines: [
    {
      brand: 'embun-pagi',
      price: 62,
      categories: 'beauty-skincare-serums',
      axis: measures(VOLUME, ['30 ml', 0, 120], ['50 ml', 34, 160]),
      facts: [made('sg'), fact('Texture', '质地', 'Watery gel', '水感凝露')],
      about: [
        'Every Embun Pagi formula is tested through a Singapore June: no stickiness at 32 degrees, no pilling under sunscreen. The full list of contents fits on the front of the box.',
        '晨露每支配方都熬过一个新加坡的六月：32度不黏，叠防晒不搓泥。全部成分，写在盒子正面就够。',
      ],
      items: [
        {
          name: ['Lotus Seed Calming Serum', '莲子舒缓精华'],
          colours: 'lotus',
          silhouette: 'dropper',
          gifts: 'her',
          note: ['Takes the heat out of a red face', '让泛红的脸安静下来'],
          lead: [
            'For cheeks that colour up after the walk from the station. Lotus seed and panthenol settle the skin within a few minutes, without leaving it slick.',
            '给从地铁站走回来就两颊泛红的肌肤。莲子与泛醇几分钟内安抚肌肤，不留滑腻。',
          ],
          facts: [skin('Sensitive, easily flushed', '敏感、易泛红'), holds('Lotus seed extract, 5% panthenol', '莲子提取物、5%泛醇')],
        },
        {
          name: ['Rice Water Brightening Serum', '米水透亮精华'],
          colours: 'rice',
          silhouette: 'dropper',
          note: ['Niacinamide in fermented rice water', '烟酰胺溶于发酵米水'],
          lead: [
            'Fermented rice water is older than any laboratory, so we only added five per cent niacinamide and stopped. Expect an even tone in about six weeks, not overnight.',
            '发酵米水比任何实验室都老，我们只添了5%烟酰胺就住手。匀净约需六周，并非一夜之间。',
          ],
          facts: [skin('All', '所有肤质'), holds('Fermented rice water, 5% niacinamide', '发酵米水、5%烟酰胺')],
          pin: { popularity: 802 },
        },
        {
          name: ['Morning Vitamin C Serum', '晨间维C精华'],
          colours: 'citrine',
          silhouette: 'pump',
          price: 68,
          note: ['Ten per cent, in an airless pump', '浓度10%，真空泵装'],
          lead: [
            'Made weekly and dated on the base, since vitamin C only works while it is fresh. The pump keeps air out to the last drop.',
            '每周制作，瓶底打上日期，因为维C新鲜才有用。真空泵，用到最后一滴都不进空气。',
          ],
          facts: [skin('Dull, uneven', '暗沉、不匀'), holds('10% ethyl ascorbic acid, ferulic acid', '10%乙基抗坏血酸、阿魏酸')],
        },
        {
          name: ['Hyaluronic Dew Serum', '玻尿酸露珠精华'],
          colours: 'dew',
          silhouette: 'dropper',
          price: 54,
          note: ['Water for air-conditioned skin', '给冷气房肌肤的水'],
          lead: [
            'The office is drier than the street. Three weights of hyaluronic acid hold water where the air-conditioning takes it, and nothing else gets in the way.',
            '办公室比街上更干。三种分子量的玻尿酸，把被冷气带走的水留住，别无他物。',
          ],
          facts: [skin('Dehydrated', '缺水'), holds('Three hyaluronic acids, beta-glucan', '三重玻尿酸、β-葡聚糖')],
        },
      ],
    },
    {
      brand: 'pulau-apothecary',
      price: 78,
      categories: 'beauty-skincare-serums',
      aboutFirst: true,
      axis: measures(VOLUME, ['30 ml', 0, 140], ['30 ml refill', -16, 70]),
      restock: ['3 to 4 weeks', '3至4周'],
      facts: [made('my'), fact('Texture', '质地', 'Light oil', '轻盈油感')],
      about: [
        'The bottle is amber glass and meant to stay. Refills come in a pouch that pours without a funnel and costs less, because you have already paid for the glass.',
        '琥珀玻璃瓶是要留着的。补充装倒得准，不必漏斗，也更便宜，因为瓶子您已经买过一次。',
      ],
      items: [
        {
          name: ['Candlenut Face Oil', '石栗护面油'],
          colours: 'amber',
          silhouette: 'flask',
          gifts: 'her',
          note: ['Three drops, pressed in at night', '夜间三滴，轻按入肤'],
          lead: [
            'Buah keras thickens curry and, pressed cold, softens skin. It sinks in faster than most oils and smells of almost nothing.',
            '石栗能让咖喱浓稠，冷榨之后也能软化肌肤。比多数护肤油吸收得快，几乎没有气味。',
          ],
          facts: [skin('Dry, mature', '干性、熟龄'), holds('Cold-pressed candlenut, squalane', '冷榨石栗油、角鲨烷')],
        },
        {
          name: ['Sea Grape Firming Serum', '海葡萄紧致精华'],
          colours: 'amber',
          silhouette: 'dropper',
          price: 88,
          note: ['Peptides in seaweed jelly', '海藻冻里的胜肽'],
          lead: [
            'Sea grapes hold their shape under a surprising amount of water. Their jelly carries two peptides and gives the serum its slight bounce.',
            '海葡萄泡在水里依然饱满。它的胶质带着两种胜肽，也让这支精华微微有弹。',
          ],
          facts: [skin('All', '所有肤质'), holds('Sea grape extract, two peptides', '海葡萄提取物、双胜肽')],
        },
        {
          name: ['Gotu Kola Repair Serum', '积雪草修护精华'],
          colours: 'umber',
          silhouette: 'dropper',
          note: ['Pegaga, concentrated', '马来人的pegaga，浓缩而成'],
          lead: [
            'Eaten raw with sambal here, and studied everywhere for helping skin mend. Use it after sun, after a peel, after a bad week.',
            '本地人配参巴生吃，各地都在研究它的修护力。晒后、刷酸后、熬过糟糕的一周之后，都可以用。',
          ],
          facts: [skin('Stressed, post-sun', '受损、晒后'), holds('Gotu kola, madecassoside', '积雪草、羟基积雪草苷')],
        },
        {
          name: ['Nutmeg Overnight Serum', '肉豆蔻晚安精华'],
          colours: 'umber',
          silhouette: 'flask',
          price: 84,
          note: ['Gentle acid for sleeping hours', '睡眠时间用的温和果酸'],
          lead: [
            'Penang nutmeg fruit, candied at tea and otherwise thrown away, gives a mild acid that loosens dull skin by morning. Twice a week is plenty.',
            '槟城豆蔻果肉多做蜜饯，余下常被丢弃，却含温和果酸，一夜松动暗沉。一周两次足矣。',
          ],
          facts: [skin('Rough, congested', '粗糙、闭口'), holds('Nutmeg fruit acid, 4% lactic acid', '豆蔻果酸、4%乳酸')],
        },
      ],
    },
    {
      brand: 'qing-shui',
      price: 45,
      categories: 'beauty-skincare-serums',
      facts: [made('tw'), fact('Volume', '容量', '40 ml', '40毫升')],
      points: [
        ['No fragrance, no essential oils', '无香精，无精油'],
        ['Patch-tested on 200 people with reactive skin', '200位敏感肌人士完成斑贴测试'],
      ],
      about: [
        'Qing Shui publishes how much of everything is inside, to the decimal. If a formula changes, the box says so for a year.',
        '清水研公布每样成分的用量，精确到小数点。配方若有改动，盒上会注明整整一年。',
      ],
      items: [
        {
          name: ['Plain Ceramide Serum', '素净神经酰胺精华'],
          colours: 'dew',
          silhouette: 'pump',
          gifts: 'under50',
          note: ['Seven contents, that is all', '七种成分，仅此而已'],
          lead: [
            'The serum to go back to when everything stings. It mends the barrier and asks for nothing else in the routine.',
            '什么都刺痛的时候，就回到这一支。修护屏障，别的都可以先停。',
          ],
          facts: [skin('Very sensitive', '极敏感'), holds('Three ceramides, cholesterol', '三重神经酰胺、胆固醇')],
        },
        {
          name: ['Azelaic Ten Serum', '壬二酸10精华'],
          colours: 'rice',
          silhouette: 'pump',
          price: 52,
          note: ['For marks that outstay the spot', '给痘去印留的肌肤'],
          lead: [
            'Ten per cent azelaic acid in a base soft enough for daily use. Start with every other evening and a thin layer.',
            '10%壬二酸，基底温和，可天天用。起初隔天晚上一次，薄薄一层。',
          ],
          facts: [skin('Blemish-prone', '易长痘'), holds('10% azelaic acid, allantoin', '10%壬二酸、尿囊素')],
        },
        {
          name: ['Green Tea Ampoule', '绿茶安瓶精华'],
          colours: 'jade',
          silhouette: 'dropper',
          gifts: 'her under50',
          price: 38,
          note: ['Antioxidants from Pinglin leaf', '坪林绿茶的抗氧化力'],
          lead: [
            'Brewed cold from spring leaf and bottled the same day. Light as water, faintly astringent, good under anything.',
            '春茶冷泡，当日装瓶。轻如水，微微收敛，叠什么都合适。',
          ],
          facts: [skin('Combination, oily', '混合、油性'), holds('Green tea water 82%, betaine', '82%绿茶水、甜菜碱')],
        },
        {
          name: ['Copper Peptide Serum', '蓝铜胜肽精华'],
          colours: 'cobalt',
          silhouette: 'dropper',
          price: 72,
          note: ['A blue serum that means it', '名副其实的蓝色精华'],
          lead: [
            'The colour is the copper, not a dye, and it fades as you smooth it in. Keep it away from the vitamin C on the same evening.',
            '蓝色来自铜，不是色素，推开便淡。同一晚请勿与维C同用。',
          ],
          facts: [skin('Mature', '熟龄'), holds('1% copper peptide', '1%蓝铜胜肽')],
        },
      ],
    },
    {
      brand: 'padi-pearl',
      price: 49,
      categories: 'beauty-skincare-serums',
      axis: measures(VOLUME, ['30 ml', 0, 110], ['60 ml', 36, 180]),
      facts: [made('my'), fact('Texture', '质地', 'Milky', '乳液感')],
      about: [
        'Bran is what the mill polishes off. Padi & Pearl buys it within a day of milling, before the oil turns, and presses it in Alor Setar.',
        '米糠是碾米时磨下的一层。稻珠在碾米一日之内收来，赶在油脂变味之前，在亚罗士打压榨。',
      ],
      items: [
        {
          name: ['Rice Bran Milk Serum', '米糠乳精华'],
          colours: 'rice',
          silhouette: 'flask',
          gifts: 'her under50',
          note: ['Comfort for skin that feels tight', '给紧绷肌肤的安慰'],
          lead: [
            'Looks like soy milk, feels like nothing after a minute. Good on a flight, good under make-up, kind to eyelids.',
            '看着像豆浆，一分钟后却无感。飞机上好用，妆前好用，眼皮也能用。',
          ],
          facts: [skin('Dry, normal', '干性、中性'), holds('Rice bran oil, gamma-oryzanol', '米糠油、谷维素')],
        },
        {
          name: ['Pearl Powder Smoothing Serum', '珍珠粉平滑精华'],
          colours: 'lotus',
          silhouette: 'pump',
          note: ['Finely milled pearl, blurring light', '细磨珍珠，柔化光线'],
          lead: [
            'Freshwater pearl ground to three microns. It softens the look of pores at once; the minerals take a little longer.',
            '淡水珍珠磨至三微米，毛孔当下看来就柔和，矿物质的好处稍后见分晓。',
          ],
          facts: [skin('All', '所有肤质'), holds('Hydrolysed pearl, niacinamide', '水解珍珠、烟酰胺')],
        },
        {
          name: ['Black Rice Night Serum', '黑米晚间精华'],
          colours: 'plum',
          silhouette: 'flask',
          price: 58,
          note: ['Antioxidant, plum-coloured, for after dark', '抗氧化、紫红色，夜里用'],
          lead: [
            'Pulut hitam has the purple of blueberries and much of the same chemistry. The tint rinses off; wear it to bed on a dark pillowcase the first night.',
            '黑糯米有蓝莓般的紫色与相近的成分。颜色洗得掉，头一晚请用深色枕套。',
          ],
          facts: [skin('Dull, tired', '暗沉、疲惫'), holds('Black rice extract, bakuchiol', '黑米提取物、补骨脂酚')],
        },
      ],
    },
    {
      brand: 'pulau-apothecary',
      price: 58,
      categories: 'beauty-skincare-serums',
      facts: [made('my'), fact('Volume', '容量', '100 ml', '100毫升'), fact('Texture', '质地', 'Light oil', '轻盈油感')],
      about: [
        'For scalps and ends, which are skin and thread and need different things. Where there is a dropper, it is long enough to part hair with.',
        '头皮是皮肤，发尾是丝线，需要的不一样。带滴管的，滴管够长，可用来分发线。',
      ],
      items: [
        {
          name: ['Urang-aring Scalp Oil', '旱莲草头皮油'],
          colours: 'jade',
          silhouette: 'flask',
          gifts: 'her',
          note: ['An old village recipe, without the green stains', '村里的老方子，不染绿枕头'],
          lead: [
            'False daisy steeped in coconut oil for forty days. Massage it in on Saturday, wash it out on Sunday, and count the hairs in the drain.',
            '旱莲草浸椰子油四十日。周六揉进去，周日洗出来，再看看排水口有几根头发。',
          ],
        },
        {
          name: ['Hibiscus Hair Serum', '朱槿护发精华'],
          colours: 'amber',
          silhouette: 'pump',
          price: 46,
          gifts: 'her under50',
          note: ['For ends that frizz by the bus stop', '走到车站就毛躁的发尾'],
          lead: [
            'Hibiscus leaf makes a slippery gel that tames hair in wet air. Two pumps, palms together, ends only.',
            '朱槿叶的黏液，专治湿气里的毛躁。两泵，掌心搓开，只抹发尾。',
          ],
        },
        {
          name: ['Kaffir Lime Scalp Tonic', '泰国青柠头皮水'],
          colours: 'citrine',
          silhouette: 'dropper',
          price: 42,
          gifts: 'him under50',
          note: ['Sharp, clean, for oily roots', '清爽利落，给出油的发根'],
          lead: [
            'Rind and leaf in rice vinegar, thinned until it stings nobody. Drop it along the parting after a run and skip the wash.',
            '果皮与叶浸米醋，稀释到谁都不刺。跑完步沿发线滴几滴，可以不洗头。',
          ],
        },
      ],
    },
  ],
}
