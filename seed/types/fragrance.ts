import type { Fact, ProductType } from '../shape.ts'
import { fact, made, measures, VOLUME } from '../words.ts'

const notes = (top: string, topZh: string, heart: string, heartZh: string, base: string, baseZh: string): Fact[] => [
  fact('Top notes', '前调', top, topZh),
  fact('Heart notes', '中调', heart, heartZh),
  fact('Base notes', '后调', base, baseZh),
]
const PARFUM = fact('Concentration', '浓度', 'Eau de parfum, 16%', '淡香精，16%')
const TOILETTE = fact('Concentration', '浓度', 'Eau de toilette, 9%', '淡香水，9%')
const EXTRAIT = fact('Concentration', '浓度', 'Extrait, 24%', '香精，24%')

export const fragrance: ProductType = {
  code: 'fragrance', prefix: 'FRG', block: 0,
  label: ['Fragrance', '香水'],
  taxonomy: 'Health & Beauty > Personal Care > Cosmetics > Perfumes & Colognes',
  art: 'fragrance', colourName: null, grams: 260, maxAdd: 6,
  lines: [
    {
      brand: 'hujan', price: 118, silhouette: 'flacon', categories: 'beauty-fragrance-florals',
      axis: measures(VOLUME, ['30 ml', 0, 190], ['50 ml', 50, 260], ['100 ml', 112, 420]),
      facts: [PARFUM, made('sg')],
      about: [
        'Hujan blends in Singapore and lets each batch rest six weeks before it is filtered. One spray on the collarbone lasts from the morning train to dinner.',
        '雨香在新加坡调香，每批静置六周才过滤装瓶。锁骨处一喷，从早班地铁留到晚餐。',
      ],
      items: [
        {
          name: ['Neroli & Pandan Eau de Parfum', '橙花与班兰淡香精'], colours: 'neroli', gifts: 'her wedding',
          note: ['Orange blossom, warm pandan leaf, white musk', '橙花、温热的班兰叶、白麝香'],
          lead: ['Pandan the way it smells when the cake is still in the oven, lifted by neroli so that it never turns sweet. The one most people leave the counter wearing.', '像蛋糕还在烤箱里时飘出的班兰香，由橙花提起，不至于甜腻。多数人离开柜台时，身上喷的就是这一支。'],
          facts: notes('Neroli, bergamot', '橙花、佛手柑', 'Pandan leaf, rice steam', '班兰叶、米饭蒸汽', 'White musk, cedar', '白麝香、雪松'),
          pin: { popularity: 986, off: 0, exclusive: false, isNew: false },
        },
        {
          name: ['Damask & Lychee Eau de Parfum', '玫瑰与荔枝淡香精'], colours: 'peony', gifts: 'her wedding',
          note: ['Damask rose, lychee skin, soft oud', '大马士革玫瑰、荔枝壳、柔和沉香'],
          lead: ['A rose with fruit on its fingers. The lychee is the tart pink skin rather than the flesh, and a thread of oud keeps the whole thing grown-up.', '指尖沾着果香的玫瑰。取的是荔枝微酸的粉红外壳，而非果肉；一缕沉香，让它稳重下来。'],
          facts: notes('Lychee skin, pink pepper', '荔枝壳、粉红胡椒', 'Damask rose, peony', '大马士革玫瑰、芍药', 'Oud, ambrette', '沉香、黄葵籽'),
          pin: { popularity: 871, soldOut: '50ml 100ml' },
        },
        {
          name: ['Rain on Laterite Eau de Parfum', '红土雨淡香精'], colours: 'amber', also: 'beauty-fragrance-woods', gifts: 'him',
          note: ['Wet earth, vetiver, a little smoke', '湿土、香根草、一点烟'],
          lead: ['Four in the afternoon, a football field, and the first fat drops on red soil. Mineral at the start, quietly woody by the time the sky clears.', '下午四点的球场，第一阵大雨点落在红土上。开头是矿石气息，天晴时已是静静的木香。'],
          facts: notes('Petrichor, ginger', '雨后泥土、姜', 'Vetiver, wet stone', '香根草、湿石', 'Guaiac wood, labdanum', '愈创木、岩蔷薇'),
        },
        {
          name: ['Night-blooming Cereus Eau de Parfum', '昙花淡香精'], colours: 'neroli', silhouette: 'column', gifts: 'her',
          note: ['Keng hua, cold tea, sandalwood', '昙花、冷茶、檀香'],
          lead: ['The flower opens once, after ten at night, and neighbours come over to look. We kept its cool petals and left out the drama.', '昙花一年一开，夜里十点之后，邻居都过来看。我们留下花瓣的清凉，略去了热闹。'],
          facts: notes('Green mandarin, dew', '青柑、露水', 'Keng hua, jasmine tea', '昙花、茉莉茶', 'Sandalwood, rice musk', '檀香、米麝香'),
        },
        {
          name: ['Salt Jetty Eau de Parfum', '咸风码头淡香精'], colours: 'sea-salt', also: 'beauty-fragrance-fresh', gifts: 'him',
          note: ['Sea salt, driftwood, kaffir lime', '海盐、浮木、泰国青柠'],
          lead: ['Bumboats, rope and a lime squeezed over grilled fish somewhere upwind. It reads as clean on the skin and as holiday on a scarf.', '小舢板、缆绳，上风处有人往烤鱼上挤青柠。贴肤是干净，留在围巾上就是假期。'],
          facts: notes('Kaffir lime, sea salt', '泰国青柠、海盐', 'Driftwood, sage', '浮木、鼠尾草', 'Grey amber, moss', '灰琥珀、橡苔'),
        },
      ],
    },
    {
      brand: 'hujan', price: 42, silhouette: 'column', categories: 'beauty-fragrance-fresh',
      facts: [PARFUM, made('sg'), fact('Volume', '容量', '10 ml', '10毫升')],
      about: [
        'The travel sprays hold about 130 sprays in a glass tube no longer than a lipstick, and the pump unscrews for refilling at either counter.',
        '旅行装玻璃管与口红一般长，约可喷130次；喷头可旋下，到任一柜台补充。',
      ],
      items: [
        {
          name: ['Neroli Travel Spray 10 ml', '橙花旅行装香水 10毫升'], colours: 'neroli', silhouette: 'travel', gifts: 'her under50', price: 48,
          note: ['Neroli & Pandan, small enough for a clutch', '橙花与班兰，小到可放进手拿包'],
          lead: ['Our bestseller in a size that passes airport security and fits beside your keys.', '最受欢迎的一支，装成能过机场安检、可与钥匙并放的小瓶。'],
          pin: { off: 0, popularity: 861 },
        },
        {
          name: ['Pandan Travel Spray 10 ml', '班兰旅行装香水 10毫升'], colours: 'vetiver', silhouette: 'travel', gifts: 'her host',
          note: ['Pandan leaf and coconut water, nothing else sweet', '班兰叶与椰子水，不添别的甜'],
          lead: ['Greener than the bottle it is taken from: more leaf, less blossom, and gone by bedtime. A first perfume for people who say they do not wear one.', '比大瓶更绿：叶多花少，睡前便散尽。适合说自己不用香水的人。'],
        },
        {
          name: ['Damask Travel Spray 10 ml', '玫瑰旅行装香水 10毫升'], colours: 'peony', silhouette: 'travel', gifts: 'her wedding',
          note: ['Damask & Lychee for the evening bag', '玫瑰与荔枝，放进晚宴包'],
          lead: ['Made for the moment between work and dinner. Bridesmaids buy it in sixes.', '为下班与晚餐之间的那一刻而备。伴娘们常一次买六支。'],
        },
      ],
    },
    {
      brand: 'melur-moss', price: 96, silhouette: 'column', categories: 'beauty-fragrance-fresh', aboutFirst: true,
      axis: measures(VOLUME, ['50 ml', 0, 270], ['100 ml', 62, 430]),
      facts: [TOILETTE, made('my')],
      about: [
        'Melur & Moss writes green florals: stems and leaves before petals. They are light enough to wear to the gym and to forget about until someone asks.',
        '茉苔写绿意花香：先见枝叶，后见花瓣。轻得可以带去健身房，直到有人问起才想起来。',
      ],
      items: [
        {
          name: ['Jasmine at Six Eau de Toilette', '六点茉莉淡香水'], colours: 'vetiver', also: 'beauty-fragrance-florals', gifts: 'her',
          note: ['Sambac jasmine, cut stems, black tea', '小花茉莉、折断的花茎、红茶'],
          lead: ['Jasmine opens at dusk. This is the half hour before, when the buds smell mostly of green.', '茉莉在黄昏开放。这一瓶写的是之前半小时，花苞几乎全是青绿的气味。'],
          facts: notes('Violet leaf, pear', '紫罗兰叶、梨', 'Sambac jasmine, black tea', '小花茉莉、红茶', 'Moss, white cedar', '青苔、白雪松'),
        },
        {
          name: ['Fern Drain Eau de Toilette', '沟边蕨影淡香水'], colours: 'vetiver', silhouette: 'flacon', gifts: 'him',
          note: ['Fern, wet concrete, cucumber', '蕨叶、湿水泥、黄瓜'],
          lead: ['An honest name. After the storm the old drains behind a shophouse turn into gardens, and they smell of exactly this.', '名字很老实。暴雨过后，店屋后的老水沟长成小花园，就是这个味道。'],
          facts: notes('Cucumber, basil', '黄瓜、罗勒', 'Fern, wet stone', '蕨叶、湿石', 'Oakmoss, musk', '橡苔、麝香'),
        },
        {
          name: ['Lime Leaf & Linen Eau de Toilette', '青柠叶与亚麻淡香水'], colours: 'sea-salt', gifts: 'host him',
          note: ['Lime leaf, clean cloth, ginger flower', '青柠叶、净布、火炬姜花'],
          lead: ['Shirts dried on bamboo poles, with a pot of laksa leaf on the sill. Crisp, dry, done in three hours and easy to renew.', '晾在竹竿上的衬衫，窗台上一盆叻沙叶。清爽干净，三小时散去，随时再喷。'],
          facts: notes('Lime leaf, grapefruit', '青柠叶、西柚', 'Ginger flower, cotton', '火炬姜花、棉布', 'Vetiver, clean musk', '香根草、净麝香'),
        },
        {
          name: ['Tea House Fig Eau de Toilette', '茶室无花果淡香水'], colours: 'oud', also: 'beauty-fragrance-woods',
          note: ['Fig leaf, roasted tea, milk', '无花果叶、焙茶、牛奶'],
          lead: ['Roasted oolong and the milky sap of a fig tree. It sits close to the skin, so choose it for people you share a table with.', '焙火乌龙与无花果树的乳汁。气味贴身，留给同桌而坐的人。'],
          facts: notes('Fig leaf, cardamom', '无花果叶、小豆蔻', 'Roasted tea, fig milk', '焙茶、无花果乳', 'Cedar, tonka', '雪松、零陵香豆'),
        },
      ],
    },
    {
      brand: 'ambar-house', price: 148, silhouette: 'flacon', categories: 'beauty-fragrance-woods',
      axis: measures(VOLUME, ['30 ml', 0, 200], ['60 ml', 82, 320]),
      facts: [EXTRAIT, made('my')],
      about: [
        'At twenty-four per cent an extrait needs two dabs, not two sprays. The stopper is ground to its own bottle, so the pair carry the same number underneath.',
        '香精浓度二十四，点两下即可，不必多喷。瓶塞与瓶身逐一配磨，底部刻着同一个号码。',
      ],
      items: [
        {
          name: ['Godown Extrait', '货仓香精'], colours: 'oud', silhouette: 'stopper', gifts: 'him',
          note: ['Clove, tarred wood, a trace of tobacco', '丁香、焦油木、一丝烟草'],
          lead: ['The floorboards of Ambar House’s own warehouse, which stored cloves for ninety years and will never smell of anything else.', '琥珀家的货仓存过九十年丁香，地板从此只有这一种气味。'],
          facts: notes('Clove, black cardamom', '丁香、草果', 'Birch tar, tobacco leaf', '桦木焦油、烟叶', 'Oud, benzoin', '沉香、安息香'),
        },
        {
          name: ['Benzoin & Orange Peel Extrait', '安息香与陈皮香精'], colours: 'amber', silhouette: 'stopper', gifts: 'her host',
          note: ['Sumatran benzoin, dried mandarin peel', '苏门答腊安息香、陈皮'],
          lead: ['Warm resin with the bitterness of peel that has sat in a jar for ten years. Festive without cinnamon.', '暖暖的树脂，带着罐中十年陈皮的微苦。有节庆感，却没用一点肉桂。'],
          facts: notes('Mandarin peel, saffron', '陈皮、藏红花', 'Benzoin, osmanthus', '安息香、桂花', 'Vanilla pod, amber', '香草荚、琥珀'),
        },
        {
          name: ['Sandalwood No. 3 Extrait', '三号檀香香精'], colours: 'resin', silhouette: 'stopper', gifts: 'him wedding',
          note: ['Three sandalwoods, salted', '三种檀香，撒一点盐'],
          lead: ['Indian, Australian and Timorese sandalwood, each doing a different job: cream, dryness, depth. A pinch of salt holds them apart.', '印度、澳洲与帝汶三种檀香，各司其职：奶润、干净、沉厚；一撮盐，让三者分明。'],
          facts: notes('Sea salt, coriander seed', '海盐、芫荽籽', 'Three sandalwoods', '三种檀香', 'Ambrette, suede', '黄葵籽、麂皮'),
        },
      ],
    },
    {
      brand: 'vanda-row', price: 88, silhouette: 'column', categories: 'beauty-fragrance-florals',
      axis: measures(VOLUME, ['30 ml', 0, 190], ['75 ml', 56, 330]),
      facts: [PARFUM, made('sg')],
      about: [
        'Most orchids have no scent at all. Vanda Row works from the few that do, smelled on the plant at the hour each one opens.',
        '兰花大多无香。万黛只取有香的几种，在各自开放的时辰，凑到花前去闻。',
      ],
      items: [
        {
          name: ['Dendrobium Eau de Parfum', '石斛兰淡香精'], colours: 'peony', gifts: 'her under50',
          note: ['Honeyed orchid, raspberry, clean wood', '蜜意兰花、覆盆子、清木'],
          lead: ['Smells of honey at eight in the morning and of raspberry by noon, like the plant on our balcony.', '早上八点是蜜香，到了中午变作覆盆子，和阳台上那盆一模一样。'],
          facts: notes('Raspberry, bergamot', '覆盆子、佛手柑', 'Dendrobium, honey', '石斛兰、蜂蜜', 'Blond wood', '浅色木'),
        },
        {
          name: ['Vanilla Planifolia Eau de Parfum', '香荚兰淡香精'], colours: 'amber', also: 'beauty-fragrance-woods', gifts: 'her',
          note: ['Green vanilla pod, rum, dry cedar', '青香草荚、朗姆、干雪松'],
          lead: ['Vanilla is an orchid too. Before curing, its pod is green, leathery and faintly boozy, and nobody would mistake it for ice cream.', '香草其实也是兰花。未经发酵的豆荚青涩、带皮革味、微有酒香，没人会想到冰淇淋。'],
          facts: notes('Green pod, rum', '青荚、朗姆', 'Vanilla orchid, leather', '香荚兰、皮革', 'Dry cedar', '干雪松'),
        },
        {
          name: ['Tiger Orchid Eau de Parfum', '虎斑兰淡香精'], colours: 'oud', silhouette: 'flacon', also: 'beauty-fragrance-woods', gifts: 'him',
          note: ['Spiced orchid, cocoa, patchouli', '辛香兰、可可、广藿香'],
          lead: ['The largest orchid in the world, planted at the Botanic Gardens in 1861 and still flowering. Cocoa and pepper give it the weight it has in life.', '世上最大的兰花，1861年种在植物园里，至今还开。可可与胡椒，给它真花那样的分量。'],
          facts: notes('Black pepper, plum', '黑胡椒、李子', 'Tiger orchid, cocoa', '虎斑兰、可可', 'Patchouli, suede', '广藿香、麂皮'),
        },
      ],
    },
    {
      brand: 'rumah-wangi', price: 74, silhouette: 'flacon', categories: 'beauty-fragrance-woods beauty-fragrance-fresh',
      facts: [fact('Concentration', '浓度', 'Eau de cologne, 5%', '古龙水，5%'), fact('Volume', '容量', '150 ml', '150毫升'), made('sg')],
      about: [
        'House colognes, meant to be splashed: on necks, on pillowcases, on the backs of hands before a meal. Refilled at the Joo Chiat shop from a porcelain jar.',
        '香屋的古龙水是拿来泼的：颈后、枕套、饭前的手背。如切店里有一只瓷瓮，可以添装。',
      ],
      items: [
        {
          name: ['Front Door Cologne', '大门古龙水'], colours: 'neroli', silhouette: 'stopper', gifts: 'host home',
          note: ['Calamansi, camphor, a swept floor', '酸柑、樟脑、扫净的地'],
          lead: ['What a house smells like when visitors are expected. Three slaps and you are presentable too.', '客人要来时，屋里的味道。拍三下，人也体面了。'],
        },
        {
          name: ['Back Stair Cologne', '后梯古龙水'], colours: 'vetiver', silhouette: 'stopper', gifts: 'him',
          note: ['Fern, iron railing, sweet basil', '蕨、铁栏杆、九层塔'],
          lead: ['The spiral stair behind every shophouse, with somebody’s herbs on every landing. Cool, a touch metallic, over in an hour.', '店屋后的旋梯，每层都有人种点香草。清凉，微带铁味，一小时便散。'],
        },
        {
          name: ['Airwell Cologne', '天井古龙水'], colours: 'sea-salt', silhouette: 'stopper', gifts: 'her host',
          note: ['Rainwater, ginger leaf, light', '雨水、姜叶、天光'],
          lead: ['A square of sky with a jar beneath it. Keep the bottle in the fridge in April.', '一方天，底下一口缸。四月里，把瓶子放进冰箱。'],
        },
      ],
    },
  ],
}
