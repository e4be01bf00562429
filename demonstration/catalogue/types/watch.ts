import type { ProductType } from '../shape.ts'
import { fact, made, measured, of } from '../words.ts'

const movement = (en: string, zh: string) => fact('Movement', '机芯', en, zh)
const QUARTZ = movement('Quartz, 3-year battery', '石英，电池3年')
const AUTO = movement('Automatic, 41-hour reserve', '自动机械，动力储存41小时')
const HAND = movement('Hand-wound, 50-hour reserve', '手动上链，动力储存50小时')
const across = (mm: number) => [['Case', '表径'], measured(`${mm} mm`)] as const
const water = (m: number) => fact('Water resistance', '防水', `${m} m`, `${m}米`)

export const watch: ProductType = {
  code: 'watch',
  prefix: 'WAT',
  block: 9,
  label: ['Watch', '腕表'],
  taxonomy: 'Apparel & Accessories > Jewelry > Watches',
  art: 'watch',
  colourName: ['Dial', '表盘'],
  shippingGrams: 210,
  maxAdd: 2,
  lines: [
    {
      brand: 'fajar-lim',
      price: 680,
      silhouette: 'round',
      categories: 'men-accessories-watches',
      restock: ['5 to 6 weeks', '5至6周'],
      facts: [of('steel'), fact('Glass', '表镜', 'Domed sapphire', '弧面蓝宝石'), AUTO, water(100), made('sg')],
      about: [
        'Regulated in Singapore to within eight seconds a day at 30 degrees, because that is where it will be worn. Each comes with its timing sheet, signed by whichever of the two made it.',
        '在新加坡以30度校准，日差八秒之内，因为它就戴在这样的天气里。附测时单，由两人中动手的那位签名。',
      ],
      items: [
        {
          name: ['Ferry Automatic 38', '渡轮自动表 38'],
          colours: 'emerald silver midnight',
          gifts: 'him wedding',
          note: ['A timetable watch with a ship’s second hand', '秒针如船钟的时刻表'],
          lead: [
            'The seconds hand is balanced like a ship’s, with a lume tip you can read below deck. Everything else has been left off the dial.',
            '秒针照船钟配重，针尖夜光，船舱里也看得清。表盘上别的都省去了。',
          ],
          facts: [across(38)],
          pin: { popularity: 779 },
        },
        {
          name: ['Night Crossing 40', '夜渡 40'],
          colours: 'onyx midnight',
          silhouette: 'round',
          price: 760,
          gifts: 'him',
          note: ['Black dial, full lume, one date', '黑盘，全夜光，单日历'],
          lead: [
            'For the 2 am boat. The numerals glow for seven hours and the date hides at six, where it disturbs nothing.',
            '为凌晨两点的船而做。字标夜光七小时，日期藏在六点，不碍事。',
          ],
          facts: [across(40)],
        },
        {
          name: ['Quay Hand-wound 36', '码头手上链 36'],
          colours: 'ivory silver burgundy',
          silhouette: 'bracelet',
          price: 890,
          gifts: 'him her wedding',
          note: ['Thirty turns each morning', '每早上链三十圈'],
          lead: [
            'Seven millimetres thin and wound before breakfast. People who own one say the winding is what they would miss.',
            '薄7毫米，早餐前上链。戴过的人说，少不了的正是那几圈。',
          ],
          facts: [across(36), HAND, water(30), fact('Strap', '表带', 'Three-link bracelet', '三珠链带')],
        },
        {
          name: ['Harbour Cushion 37', '海港枕形表 37'],
          colours: 'midnight onyx',
          silhouette: 'cushion',
          price: 720,
          gifts: 'him',
          note: ['Soft-cornered steel, brushed by hand', '圆角钢壳，手工拉丝'],
          lead: [
            'A shape from the 1930s that sits flat on a thin wrist. The brushing runs one way on top and another at the side, so the edge shows.',
            '1930年代的形状，细腕也服帖。正面与侧面拉丝方向不同，棱线因此分明。',
          ],
          facts: [across(37)],
        },
      ],
    },
    {
      brand: 'waktu-works',
      price: 219,
      silhouette: 'round',
      categories: 'men-accessories-watches women-accessories-jewellery',
      facts: [of('steel'), fact('Strap', '表带', 'Quick-release calf, 18 mm', '快拆小牛皮，18毫米'), QUARTZ, water(50), made('my')],
      about: [
        'Waktu prints the name once, small, and spends the rest of the dial on hours. Straps change without tools; there are eleven of them at the counter.',
        '时刻工坊只把名字印一次，印得小，余下表盘都留给时间。表带徒手可换，柜台有十一款。',
      ],
      items: [
        {
          name: ['Everyday Watch 36', '日常表 36'],
          colours: 'silver emerald ivory',
          silhouette: 'round',
          gifts: 'her him',
          note: ['Twelve markers and an honest date', '十二时标，实在日期'],
          lead: [
            'The watch to buy when you have decided to stop looking at your phone. It says the time, and the date if you insist.',
            '决定少看手机的那天，就买这只。它报时，若您坚持，也报日期。',
          ],
          facts: [across(36)],
        },
        {
          name: ['Small Seconds 34', '小秒针 34'],
          colours: 'burgundy ivory midnight',
          silhouette: 'bracelet',
          price: 249,
          gifts: 'her',
          note: ['A second dial, running quietly at six', '六点位，小秒静走'],
          lead: [
            'Proportioned for a narrow wrist without being called a ladies’ watch. The small hand keeps you company in meetings.',
            '为细腕而配比例，却不自称女表。开会时，小秒针陪着您。',
          ],
          facts: [across(34), fact('Strap', '表带', 'Three-link bracelet', '三珠链带')],
        },
        {
          name: ['Exam Watch', '考试表'],
          colours: 'onyx silver',
          silhouette: 'bracelet',
          price: 119,
          gifts: 'him',
          note: ['Silent, legible, allowed in halls', '无声、清楚、可入考场'],
          lead: [
            'No tick, no beep, hands you can read at a glance from under your hair. Parents buy it in October.',
            '不滴答，不响铃，指针一瞥即明。父母多在十月来买。',
          ],
          facts: [across(35), fact('Strap', '表带', 'Three-link bracelet', '三珠链带')],
        },
        {
          name: ['Square Works 33', '方形工坊表 33'],
          colours: 'ivory emerald burgundy',
          silhouette: 'cushion',
          price: 229,
          gifts: 'her',
          note: ['A soft square with Arabic numerals', '柔方表壳，阿拉伯数字'],
          lead: [
            'Numerals drawn for this case, not shrunk from a round one. The five has a good belly.',
            '数字为这个表壳而画，不是从圆表缩来的。那个5，肚子很好看。',
          ],
          facts: [across(33)],
        },
        {
          name: ['Monsoon Diver 40', '季风潜水表 40'],
          colours: 'midnight onyx emerald',
          silhouette: 'round',
          price: 329,
          gifts: 'him',
          note: ['Two hundred metres, mostly puddles', '防水200米，多数只遇水洼'],
          lead: [
            'A sixty-click bezel that turns with wet fingers. Good for Tioman, and for timing an egg.',
            '六十格转圈，湿手也转得动。去刁曼岛潜水好用，煮蛋计时也好用。',
          ],
          facts: [across(40), water(200), fact('Strap', '表带', 'Rubber, 20 mm', '橡胶，20毫米')],
        },
      ],
    },
    {
      brand: 'zamrud',
      price: 980,
      silhouette: 'cushion',
      categories: 'women-accessories-jewellery',
      aboutFirst: true,
      restock: ['8 weeks', '8周'],
      facts: [of('vermeil'), movement('Swiss quartz', '瑞士石英'), water(30), made('id')],
      about: [
        'Zamrud makes watches the way it makes rings: the case is set first and the movement fitted to it. The crown carries a small green cabochon.',
        '祖翠做表如做戒指，先镶壳，再配机芯。表冠上有一粒小小的绿色素面宝石。',
      ],
      items: [
        {
          name: ['Jade Court Watch', '翠庭腕表'],
          colours: 'emerald ivory',
          silhouette: 'cushion',
          gifts: 'her wedding',
          note: ['Stone dial, no two alike', '石面表盘，只只不同'],
          lead: [
            'The dial is a slice of nephrite half a millimetre thick. Hold it to a lamp and the veins show through.',
            '表盘是半毫米厚的一片碧玉，对着灯，看得见玉脉。',
          ],
          facts: [across(30)],
        },
        {
          name: ['Evening Onyx Watch', '晚宴玛瑙腕表'],
          colours: 'onyx burgundy',
          price: 920,
          gifts: 'her',
          note: ['Two hands, no markers', '两针，无时标'],
          lead: [
            'By the time you wear this, the exact minute does not matter. Satin strap, stitched so that it does not crease at the buckle.',
            '戴上它的时候，几分几秒已不要紧。缎面表带，扣位缝过，不起折。',
          ],
          facts: [across(28), fact('Strap', '表带', 'Satin on calf', '缎面小牛皮底')],
        },
        {
          name: ['Padang Dress Watch', '巴东礼服腕表'],
          colours: 'silver emerald',
          silhouette: 'bracelet',
          price: 1080,
          gifts: 'her wedding',
          note: ['A bracelet of seventy-two links, each polished', '七十二节链带，节节抛光'],
          lead: [
            'The links are shaped after the gold thread in a wedding cloth from the family’s cupboard, and lie on the wrist like cloth.',
            '链节的形状取自家中一块婚礼织锦的金线，贴在腕上也像布。',
          ],
          facts: [across(32), fact('Strap', '表带', 'Three-link bracelet', '三珠链带')],
        },
      ],
    },
    {
      brand: 'hati-emas',
      price: 269,
      silhouette: 'round',
      categories: 'women-accessories-jewellery',
      facts: [of('silver'), QUARTZ, water(30), made('my')],
      about: [
        'Hati Emas came to watches from lockets, and the case back still opens on a hinge. There is room for one small photograph.',
        '金心由盒坠做到腕表，底盖仍以铰链开合，里面放得下一张小照片。',
      ],
      items: [
        {
          name: ['Locket Watch', '盒坠腕表'],
          colours: 'burgundy silver',
          silhouette: 'round',
          gifts: 'her wedding',
          note: ['Tells the time, keeps a secret', '报时，也藏一个秘密'],
          lead: [
            'On the wrist it is a plain, pretty watch. Turned over, it is somebody’s face.',
            '戴在腕上，是只素净好看的表；翻过来，是一个人的脸。',
          ],
          facts: [across(30)],
        },
        {
          name: ['Pendant Watch', '挂表'],
          colours: 'ivory midnight',
          silhouette: 'round',
          price: 249,
          gifts: 'her',
          note: ['Worn at 80 cm, read upside down', '链长80厘米，倒着看'],
          lead: [
            'The dial is printed the wrong way up, so it is right when you lift it. Teachers and midwives know.',
            '表盘倒着印，一提起来就正了。老师和助产士都懂。',
          ],
          facts: [across(27), fact('Chain', '链长', '80 cm', '80厘米')],
        },
        {
          name: ['Child’s First Watch', '孩子的第一只表'],
          colours: 'emerald silver',
          silhouette: 'bracelet',
          price: 89,
          also: 'kids-wear',
          facts: [of('steel'), across(28), fact('Strap', '表带', 'Steel links, taken out and put back', '钢链节，可拆可加')],
          note: ['Links to add, one each birthday', '每年生日加一节'],
          lead: [
            'Begins four links short and comes with the four in an envelope. Engraved on request with a name and a telephone number.',
            '链带先短四节，四节装在信封里备着。可刻名字与电话。',
          ],
        },
      ],
    },
    {
      brand: 'fajar-lim',
      price: 620,
      silhouette: 'cushion',
      categories: 'women-accessories-jewellery',
      restock: ['5 to 6 weeks', '5至6周'],
      facts: [of('steel'), fact('Glass', '表镜', 'Sapphire', '蓝宝石'), HAND, water(30), made('sg')],
      about: [
        'Drawn smaller from the beginning, not scaled down: new hands, new numerals, a crown you can wind with a fingertip.',
        '一开始就按小表画，不是缩小：指针新画，字标新画，表冠指尖就能上链。',
      ],
      items: [
        {
          name: ['Lighthouse 29', '灯塔 29'],
          colours: 'burgundy ivory',
          silhouette: 'cushion',
          gifts: 'her wedding',
          note: ['One red second, once a minute', '一分钟一次的红'],
          lead: [
            'A window at twelve turns red for a single second each minute, like a buoy. Everything else stays quiet.',
            '十二点的小窗每分钟红一秒，像浮标。其余都静着。',
          ],
          facts: [across(29)],
        },
        {
          name: ['Sampan 31', '舢板 31'],
          colours: 'silver emerald',
          silhouette: 'cushion',
          price: 650,
          gifts: 'her',
          note: ['A curved case that follows the wrist', '弧形表壳，贴着手腕'],
          lead: [
            'Bent along its length so that it lies like a bracelet. The dial is brushed to look like water with no wind.',
            '壳身微弯，戴着像手镯。盘面拉丝，如无风的水。',
          ],
          facts: [across(31)],
        },
        {
          name: ['Slack Tide 33', '平潮 33'],
          colours: 'midnight onyx',
          silhouette: 'bracelet',
          price: 690,
          gifts: 'her him',
          note: ['Small seconds, and no hurry', '小秒针，不着急'],
          lead: [
            'Read it like a tide table: a bit past two, nearly three. Given at retirements and to people who ought to.',
            '像看潮汐表那样读：两点过一点，快三点了。送退休的人，或该退休的人。',
          ],
          facts: [across(33), fact('Strap', '表带', 'Three-link bracelet', '三珠链带')],
        },
      ],
    },
  ],
}
