import type { ProductType } from '../shape.ts'
import { COLOUR, fact, made, of, size } from '../words.ts'

const bulb = (en: string, zh: string) => fact('Bulb', '灯泡', en, zh)
const E27 = bulb('E27 LED, 6 W, 2,700 K, included', 'E27 LED，6瓦，2700K，已附')
const PLUG = fact('Plug', '插头', 'Singapore three-pin, 1.8 m flex', '新加坡三脚插，线长1.8米')

export const lamp: ProductType = {
  code: 'lamp',
  prefix: 'LAM',
  block: 25,
  label: ['Lamp', '灯具'],
  taxonomy: 'Home & Garden > Lighting > Lamps',
  art: 'lamp',
  colourName: COLOUR,
  shippingGrams: 2300,
  maxAdd: 3,
  lines: [
    {
      brand: 'guang-xia',
      price: 298,
      silhouette: 'drum',
      categories: 'home-living-lamps',
      restock: ['5 weeks', '5周'],
      facts: [of('porcelain'), E27, PLUG, made('tw')],
      about: [
        'The shade is linen over paper, so light comes through twice and arrives soft. Dim it by touching the brass collar; it remembers where you stopped.',
        '灯罩是亚麻裱纸，光透两次，出来便软。轻触铜颈调光，停在哪，它记得。',
      ],
      items: [
        {
          name: ['Reading Corner Lamp', '读书角台灯'],
          colours: 'pine chalk cobalt',
          gifts: 'home him',
          note: ['Tall enough to clear a shoulder', '高过肩头'],
          lead: [
            'Stand it beside a chair, not behind, and the page is lit from the left. Fifty-eight centimetres was settled with eleven chairs and three readers.',
            '放在椅旁，不是椅后，光从左边照到书页。58厘米，是十一把椅子、三位读者定下来的。',
          ],
          facts: [size('34 × 58 cm')],
          pin: { popularity: 828 },
        },
        {
          name: ['Bedside Pair', '床头灯一对'],
          colours: 'plum chalk',
          price: 428,
          gifts: 'wedding home',
          note: ['Two lamps, two switches, peace', '两盏灯，两个开关，相安'],
          lead: [
            'One reads, one sleeps. The shades are lined on the far side so that neither disturbs the other.',
            '一个看书，一个睡觉。灯罩靠对方的一侧加衬，互不打扰。',
          ],
          facts: [size('26 × 44 cm')],
        },
        {
          name: ['Console Lamp', '玄关台灯'],
          colours: 'terracotta pine',
          silhouette: 'cone',
          price: 338,
          gifts: 'home wedding',
          note: ['Wide light for a narrow table', '窄桌上的宽光'],
          lead: [
            'Throws its light down and out, over keys and letters. On a timer it makes an empty flat look as though someone cooks there.',
            '光往下铺开，照着钥匙与信。接上定时，空屋也像有人在做饭。',
          ],
          facts: [size('40 × 62 cm')],
        },
      ],
    },
    {
      brand: 'jendela',
      price: 159,
      silhouette: 'cone',
      categories: 'home-living-lamps',
      aboutFirst: true,
      facts: [of('stoneware'), E27, PLUG, made('my')],
      about: [
        'Windowsills in a flat are nineteen centimetres deep. Jendela’s bases are eighteen.',
        '组屋窗台深19厘米，窗下的灯座是18厘米。',
      ],
      items: [
        {
          name: ['Sill Lamp', '窗台灯'],
          colours: 'ochre terracotta cobalt',
          gifts: 'home her',
          note: ['Small, glazed, good company at six', '小小釉灯，傍晚六点的伴'],
          lead: [
            'Turned on before the sky goes, it makes the room two rooms: inside and out. The shade washes at 30 degrees.',
            '天黑前点上，屋里屋外便分成两间。灯罩可30度水洗。',
          ],
          facts: [size('18 × 34 cm')],
        },
        {
          name: ['Twin Gourd Lamp', '葫芦台灯'],
          colours: 'pine chalk',
          silhouette: 'gourd',
          price: 189,
          gifts: 'home wedding',
          note: ['Two bellies, one glaze, good luck', '双腹一釉，福禄之意'],
          lead: [
            'A gourd is lucky, and also the best shape for catching a highlight. Thrown in two parts and joined where the waist is.',
            '葫芦吉利，也最会接光。分两段拉坯，在腰上接合。',
          ],
          facts: [size('30 × 52 cm')],
        },
        {
          name: ['Study Lamp', '案头灯'],
          colours: 'cobalt plum',
          price: 169,
          gifts: 'him',
          note: ['A metal-lined shade for homework', '金属内衬罩，写功课用'],
          lead: [
            'Brighter than its sisters and no less polite. The lining is brushed, so paper does not glare.',
            '比姐妹们亮，礼数不减。内衬拉丝，纸面不反光。',
          ],
          facts: [size('22 × 42 cm'), bulb('E27 LED, 9 W, 3,500 K, included', 'E27 LED，9瓦，3500K，已附')],
        },
        {
          name: ['Low Supper Lamp', '餐桌矮灯'],
          colours: 'terracotta chalk',
          silhouette: 'dome',
          price: 139,
          gifts: 'host home',
          note: ['Cordless, eleven hours on a charge', '无线，充一次用十一小时'],
          lead: [
            'Below eye level, so that faces are lit and not blinded. Carry it out to the balcony with the coffee.',
            '低于视线，照脸不刺眼。端咖啡时，一道捧去阳台。',
          ],
          facts: [
            size('16 × 26 cm'),
            fact('Power', '供电', 'USB-C, 11 hours', 'USB-C充电，11小时'),
            fact('Plug', '插头', 'None; charging cable included', '无，附充电线'),
            bulb('LED, 3 W, built in', 'LED，3瓦，内置'),
          ],
        },
      ],
    },
    {
      brand: 'rimba-rotan',
      price: 229,
      silhouette: 'cone',
      categories: 'home-living-lamps',
      facts: [of('rattan'), E27, PLUG, made('id')],
      points: [
        ['Canes from managed forest in Cirebon', '藤材取自井里汶的管理林'],
        ['Base of fired clay', '陶土灯座'],
      ],
      about: [
        'Rattan is a vine, so the forest has to stand for it to be cut. The shade throws a net of shadow that moves if you do.',
        '藤靠树长，林子在，才有藤可采。灯罩在墙上投一张影网，人动它也动。',
      ],
      items: [
        {
          name: ['Woven Shade Table Lamp', '藤罩台灯'],
          colours: 'ochre pine',
          silhouette: 'rattan',
          gifts: 'home',
          note: ['Open weave, patterned light', '疏编，光有花纹'],
          lead: [
            'Half light, half shadow, and the half you notice changes through the evening.',
            '一半光一半影，夜越深，看见的越是另一半。',
          ],
          facts: [size('36 × 48 cm')],
        },
        {
          name: ['Basket Reading Lamp', '藤篮台灯'],
          colours: 'chalk ochre',
          silhouette: 'rattan',
          price: 289,
          gifts: 'home wedding',
          note: ['A basket with a bulb in it, roughly', '大致是一只藤篮，装了灯'],
          lead: [
            'It stands beside a sofa and asks for very little: a wall to throw its net on, and somebody in for the evening.',
            '立在沙发旁，要得不多：一面可以投影网的墙，一个晚上在家的人。',
          ],
          facts: [size('42 × 58 cm')],
        },
        {
          name: ['Clay and Cane Lamp', '红陶藤罩灯'],
          colours: 'terracotta chalk',
          silhouette: 'rattan',
          price: 199,
          gifts: 'home her',
          note: ['Red clay below, canes above', '红陶在下，藤在上'],
          lead: [
            'The canes cross a hundred and twelve times and are tied at every hoop. Dust it with a paintbrush on Sundays.',
            '藤条交错112处，每道箍上都扎紧。周日用油漆刷掸尘。',
          ],
          facts: [size('28 × 40 cm')],
        },
      ],
    },
    {
      brand: 'kaca-cahaya',
      price: 188,
      silhouette: 'drum',
      categories: 'home-living-lamps',
      facts: [of('glass'), E27, PLUG, made('id')],
      about: [
        'The base is a solid blown bulb of glass with the flex run through the wall, which takes four tries to get right. Switched off, it is a vase nobody has filled.',
        '灯座是一整颗吹制玻璃，电线从壁里穿过，要试四次才成。关了灯，像一只没插花的瓶。',
      ],
      items: [
        {
          name: ['Lantern Glass Lamp', '灯笼玻璃台灯'],
          colours: 'cobalt pine',
          gifts: 'home wedding',
          note: ['Lit from the shade and from within', '罩里有光，座里也有'],
          lead: ['Two bulbs, two switches. Keep the lower one on all night on a landing.', '双灯双开关。放在楼梯口，下面那盏可亮整夜。'],
          facts: [size('30 × 50 cm')],
        },
        {
          name: ['Drop Lamp', '水滴灯'],
          colours: 'ochre plum',
          silhouette: 'drum',
          price: 168,
          gifts: 'her home',
          note: ['A single drop, weighted to sit', '一滴，重心在底'],
          lead: [
            'Blown around a brass tube while both are hot. It sways if you knock it and then thinks better.',
            '趁热绕着铜管吹成。碰一下会晃，晃完又改了主意。',
          ],
          facts: [size('24 × 42 cm')],
        },
      ],
    },
    {
      brand: 'hutan-hare',
      price: 79,
      silhouette: 'cone',
      categories: 'kids-wear home-living-lamps',
      facts: [of('rubberwood'), bulb('LED, 1.5 W, built in', 'LED，1.5瓦，内置'), made('th')],
      about: [
        'Warm, dim and impossible to burn a finger on. The switch is a carved acorn, at a height for the person who needs it.',
        '暖、暗、烫不到手。开关是一枚木橡果，高度给用得着的人。',
      ],
      items: [
        {
          name: ['Hare Night Light', '野兔小夜灯'],
          colours: 'chalk ochre',
          gifts: 'her',
          note: ['Ears up, light down', '耳朵竖着，灯光低着'],
          lead: [
            'Turns itself down over forty minutes. Parents report that they are usually asleep first.',
            '四十分钟里自己慢慢暗去。据家长说，先睡着的多半是他们。',
          ],
          facts: [size('14 × 24 cm')],
        },
        {
          name: ['Storybook Lamp', '睡前故事灯'],
          colours: 'terracotta pine',
          silhouette: 'drum',
          price: 95,
          gifts: 'her',
          note: ['Just enough for two heads and a page', '刚好照两个脑袋和一页书'],
          lead: [
            'A shade with a row of animals walking round it. The last one carries a small sign with the time to stop.',
            '灯罩上一队动物在绕圈，最后那只举着小牌：该睡了。',
          ],
          facts: [size('20 × 32 cm')],
        },
      ],
    },
    {
      brand: 'batu-pahat-kiln',
      price: 248,
      silhouette: 'drum',
      categories: 'home-living-lamps',
      facts: [of('stoneware'), E27, PLUG, made('my')],
      about: [
        'Vases that came out of the kiln with a firing crack at the foot, drilled there and given a second life. The flaw is where the flex goes.',
        '出窑时足底带裂的花瓶，就在裂处钻孔，改作灯。瑕疵，正好走线。',
      ],
      items: [
        {
          name: ['Moon Jar Lamp', '月亮罐台灯'],
          colours: 'chalk pine',
          gifts: 'wedding home',
          note: ['A moon under a moon', '月下之月'],
          lead: [
            'The round jar, the round shade, a pool of light shaped like both. It makes a corner into a place.',
            '圆罐、圆罩，落一圈圆光。一个墙角，就成了去处。',
          ],
          facts: [size('36 × 60 cm')],
        },
        {
          name: ['Ash Bottle Lamp', '落灰瓶台灯'],
          colours: 'ochre plum',
          silhouette: 'dome',
          price: 228,
          gifts: 'home him',
          note: ['Ash on one shoulder, shade above', '一侧肩上有落灰'],
          lead: [
            'The side that faced the fire is the one you turn to the room. After that the shade takes over.',
            '朝火的那面，转向屋里。之后，交给灯罩。',
          ],
          facts: [size('30 × 54 cm')],
        },
        {
          name: ['Small Kiln Lamp', '小窑灯'],
          colours: 'terracotta pine',
          silhouette: 'gourd',
          price: 168,
          gifts: 'her host',
          note: ['Bedside size, wood-fired', '床头大小，柴烧'],
          lead: [
            'From the back of the chamber, where it is cool and things come out quiet. A good light for letters.',
            '出自窑膛后段，火软，出来的东西安静。写信用的光。',
          ],
          facts: [size('20 × 36 cm')],
        },
      ],
    },
  ],
}
