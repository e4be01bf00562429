import type { Axis, ProductType } from '../shape.ts'
import { capacity, COLOUR, fact, made, of } from '../words.ts'

const CASES: Axis = {
  name: ['Size', '尺寸'],
  choices: [
    { code: 'cabin', name: ['Cabin, 55 cm', '登机箱，55厘米'], add: 0, shippingGrams: 3100, silhouette: 'cabin' },
    { code: 'medium', name: ['Check-in, 67 cm', '托运箱，67厘米'], add: 90, shippingGrams: 4000, silhouette: 'trunk' },
    { code: 'large', name: ['Large, 76 cm', '大箱，76厘米'], add: 150, shippingGrams: 4700, silhouette: 'trunk' },
  ],
}

export const suitcase: ProductType = {
  code: 'suitcase',
  prefix: 'SUI',
  block: 19,
  label: ['Suitcase', '行李箱'],
  taxonomy: 'Luggage & Bags > Suitcases',
  art: 'suitcase',
  colourName: COLOUR,
  shippingGrams: 3600,
  maxAdd: 2,
  lines: [
    {
      brand: 'jejak',
      price: 329,
      silhouette: 'cabin',
      categories: 'women-bags-travel men-accessories-travel',
      axis: CASES,
      restock: ['4 weeks', '4周'],
      facts: [
        of('polycarbonate'),
        fact('Wheels', '轮子', 'Four pairs, replaceable', '四对，可更换'),
        fact('Guarantee', '保修', '10 years', '10年'),
        made('vn'),
      ],
      about: [
        'Jejak designs the wheel first. It takes a kerb at walking pace without dropping a beat, and undoes with a coin when it is finally worn.',
        '足迹先设计轮子。走着过路沿，节奏不乱；磨旧了，拿硬币就能拆换。',
      ],
      items: [
        {
          name: ['First Flight Case', '早班机行李箱'],
          colours: 'lagoon coral graphite',
          gifts: 'him her',
          note: ['Seven ribs, one quiet zip', '七道棱，一条静音拉链'],
          lead: [
            'For the 6.40 to anywhere. The shell flexes instead of cracking, and the handle locks at three heights, one of which is yours.',
            '给6点40分飞往任何地方的那班。箱壳会弯不会裂，拉杆三档，总有一档是您的高度。',
          ],
          facts: [
            fact(
              'Capacity',
              '容量',
              'Cabin, 55 cm: 38 litres; Check-in, 67 cm: 66 litres; Large, 76 cm: 96 litres',
              '登机箱，55厘米：38升；托运箱，67厘米：66升；大箱，76厘米：96升',
            ),
          ],
          pin: { popularity: 852 },
        },
        {
          name: ['Frame-lock Case', '铝框行李箱'],
          colours: 'midnight champagne',
          price: 429,
          choices: 'cabin large',
          gifts: 'wedding',
          note: ['No zip at all; two latches', '没有拉链，两道锁扣'],
          lead: [
            'An aluminium rim closes like a good car door. Nothing seeps in, and overpacking is politely refused.',
            '铝框合上，像好车的车门。渗不进水，塞太满它也会婉拒。',
          ],
          facts: [
            fact('Capacity', '容量', 'Cabin, 55 cm: 36 litres; Large, 76 cm: 92 litres', '登机箱，55厘米：36升；大箱，76厘米：92升'),
            of('aluminium'),
          ],
        },
        {
          name: ['Front-pocket Cabin Case', '前袋登机箱'],
          colours: 'graphite lagoon',
          price: 369,
          choices: 'cabin',
          gifts: 'him',
          note: ['Laptop out without opening the rest', '取电脑，不必开箱'],
          lead: [
            'The pocket opens from the top, so the queue at security does not meet your socks. A cable runs from the handle to the battery you bring.',
            '前袋从上方打开，过安检时袜子不露面。拉杆下有线，接您自带的充电宝。',
          ],
          facts: [capacity('35 litres')],
        },
        {
          name: ['Long Stay Trunk', '长住旅行箱'],
          colours: 'sage coral',
          price: 399,
          choices: 'large',
          gifts: 'wedding',
          note: ['Deep one side, shallow the other', '一边深，一边浅'],
          lead: [
            'Opens like a trunk, not a book, so it works at the foot of a small bed. Students going north take this one.',
            '掀盖而非对开，小床脚边也打得开。去北方念书的学生，多带这只。',
          ],
          facts: [capacity('104 litres')],
        },
      ],
    },
    {
      brand: 'ulu-utara',
      price: 259,
      silhouette: 'trunk',
      categories: 'men-accessories-travel women-bags-travel',
      axis: CASES,
      aboutFirst: true,
      facts: [of('polycarbonate'), fact('Corners', '包角', 'Riveted rubber', '铆接橡胶'), made('my')],
      points: [
        ['Every part has a number and a price', '每个零件都有编号与价钱'],
        ['Lining unzips for washing', '内衬可拆洗'],
      ],
      about: [
        'Tested by dropping it off the back of a longboat, full. The rubber corners are there to be scuffed, and are S$6.00 each when you want new ones.',
        '装满后从长舟尾部推下水，这样测的。橡胶包角本来就是要磨的，换新每只S$6.00。',
      ],
      items: [
        {
          name: ['Upriver Case', '溯河行李箱'],
          colours: 'sage midnight',
          choices: 'cabin medium',
          gifts: 'him',
          note: ['Gasket-sealed, with a pressure valve', '密封圈，带气压阀'],
          lead: [
            'Rain-proof on a jetty for an hour and a half, which is longer than most ferries are late. Press the valve to open after a flight.',
            '码头淋雨一个半钟头不进水，多数渡轮不会误那么久。飞完先按气阀再开箱。',
          ],
        },
        {
          name: ['Changi Overnighter', '樟宜过夜箱'],
          colours: 'coral graphite champagne',
          price: 219,
          choices: 'cabin',
          gifts: 'him her',
          note: ['Two nights, one suit, no drama', '两晚、一套西装，从容'],
          lead: [
            'A suit sleeve folds once round the inside of the lid. Your shirts arrive with the same creases they left with, and no others.',
            '西装套在盖内绕一折。衬衫出门几道褶，到了还是几道。',
          ],
        },
        {
          name: ['Family Trunk', '全家大箱'],
          colours: 'lagoon graphite',
          price: 289,
          choices: 'large',
          note: ['Four colour-coded cubes inside', '内附四色收纳袋'],
          lead: [
            'One case, four people, no arguments at the carousel. The weighing handle tells you before the airline does.',
            '一箱四人，转盘前不吵。提把带秤，先于航空公司告诉您超没超重。',
          ],
        },
      ],
    },
    {
      brand: 'seladang',
      price: 590,
      silhouette: 'trunk',
      categories: 'men-accessories-travel',
      axis: CASES,
      facts: [of('leather'), fact('Built on', '箱架', 'Rubberwood and aluminium', '橡胶木与铝'), made('my')],
      about: [
        'Buffalo hide over a light frame, riveted by the same two brothers who make the satchels. It picks up stickers well.',
        '水牛皮蒙在轻架上，由做邮差包的那两兄弟铆成。贴贴纸很好看。',
      ],
      items: [
        {
          name: ['Steamer Case', '轮船皮箱'],
          colours: 'champagne midnight',
          choices: 'cabin medium',
          gifts: 'him wedding',
          note: ['Straps, buckles, quiet modern wheels', '皮带、扣环，静音新轮'],
          lead: [
            'Everything your grandfather’s case had, and the four wheels he would have given his hat for. Comes with a cotton cover for the hold.',
            '祖父那只皮箱有的它都有，外加他愿拿帽子来换的四只轮。附托运棉罩。',
          ],
        },
        {
          name: ['Doctor’s Cabin Bag on Wheels', '轮式医生登机箱'],
          colours: 'tan champagne',
          silhouette: 'cabin',
          price: 490,
          choices: 'cabin',
          gifts: 'him',
          note: ['Opens at the top, stands on its own', '顶开，自己站得住'],
          lead: [
            'Reach in without laying it down, in a taxi or on a train. The handle disappears under a flap when you are not pulling.',
            '不必放倒就能伸手取物，计程车里、火车上都行。不拉的时候，拉杆藏在皮盖下。',
          ],
        },
      ],
    },
    {
      brand: 'nusa-knits',
      price: 189,
      silhouette: 'cabin',
      categories: 'women-bags-travel',
      axis: CASES,
      facts: [of('polycarbonate'), fact('Lining', '内衬', 'Cotton knit, washable', '棉针织，可洗'), made('id')],
      about: [
        'A knitwear house makes a suitcase because jumpers crush. The inside is knitted and elastic, and holds folded things where you put them.',
        '做毛衫的做起行李箱，是因为毛衫怕压。内里是有弹性的针织，叠好放哪就在哪。',
      ],
      items: [
        {
          name: ['Soft-inside Cabin Case', '软里登机箱'],
          colours: 'petal champagne coral',
          choices: 'cabin',
          gifts: 'her',
          note: ['Hard outside, knitted within', '外硬里软'],
          lead: [
            'Two knitted hammocks stretch over the halves, instead of straps. Weighs 2.4 kg, and opens to something pleasant.',
            '两张针织网兜罩住两边，代替绑带。重2.4公斤，打开看着也舒心。',
          ],
        },
        {
          name: ['Weekend Pair', '周末子母箱'],
          colours: 'midnight lagoon',
          price: 289,
          choices: 'medium',
          gifts: 'wedding her',
          note: ['One case rides in the other', '一只坐在另一只里'],
          lead: [
            'Go out with one and come home with two. The small one nests inside until shopping makes it necessary.',
            '出门一只，回来两只。小的藏在大的里，买多了才现身。',
          ],
        },
      ],
    },
    {
      brand: 'casa-laut',
      price: 199,
      silhouette: 'cabin',
      categories: 'women-bags-travel',
      axis: CASES,
      facts: [of('polycarbonate'), fact('Lining', '内衬', 'Printed, wipe-clean', '印花，可擦洗'), made('cn')],
      about: [
        'Plain outside, tropical inside. The wet pocket is rubber, seals with a fold and has carried more than one octopus.',
        '外表素净，里面热带。湿物袋是橡胶的，一折就封，装过不止一只章鱼。',
      ],
      items: [
        {
          name: ['Island Hopper', '跳岛箱'],
          colours: 'sky sage lagoon',
          choices: 'cabin medium',
          gifts: 'her',
          note: ['Big wheels for small piers', '大轮，给小码头'],
          lead: [
            'Twice the usual wheel, because planks have gaps. It will roll along a beach for as long as your patience lasts.',
            '轮子大一倍，因为木板有缝。沙滩上也拉得动，只看您的耐心。',
          ],
        },
        {
          name: ['Honeymoon Case', '蜜月行李箱'],
          colours: 'champagne coral',
          price: 289,
          choices: 'large',
          gifts: 'wedding',
          note: ['His half, her half, a curtain between', '一人一半，中间一道帘'],
          lead: [
            'Two zipped sides in two prints, so nobody borrows by mistake. Monogram plate included, letters engraved at the counter.',
            '两边拉链、两种花色，不会拿错。附姓名牌，柜台即刻。',
          ],
        },
        {
          name: ['Hat-top Cabin Case', '帽顶登机箱'],
          colours: 'ivory sage',
          price: 229,
          choices: 'cabin',
          gifts: 'her',
          note: ['A shallow lid for a deep brim', '浅盖，容得下宽檐'],
          lead: [
            'A domed lid keeps one straw hat round. Without a hat it takes four days of clothes and one regret.',
            '拱盖护着一顶草帽不变形。不带帽子的话，装四天衣物，外加一点遗憾。',
          ],
        },
      ],
    },
    {
      brand: 'jejak',
      price: 159,
      silhouette: 'junior',
      categories: 'kids-wear women-bags-travel',
      axis: {
        name: ['Size', '尺寸'],
        choices: [
          { code: 'ride', name: ['Ride-on, 45 cm', '骑行箱，45厘米'], add: 0, shippingGrams: 2100 },
          { code: 'junior', name: ['Junior, 50 cm', '少年箱，50厘米'], add: 20, shippingGrams: 2400 },
        ],
      },
      restock: ['4 weeks', '4周'],
      facts: [of('polycarbonate'), fact('Guarantee', '保修', '10 years', '10年'), made('vn')],
      about: [
        'Children’s luggage built on the grown-up wheels. A strap joins it to yours, in whichever direction the towing goes.',
        '儿童行李箱，用的是大人的轮子。一条带子与您的箱子相连，谁拖谁都行。',
      ],
      items: [
        {
          name: ['Small Traveller', '小旅人'],
          colours: 'coral lagoon',
          gifts: 'her',
          note: ['Sit on it, scoot on it, pack it', '能坐、能滑、能装'],
          lead: [
            'Rated for 40 kg of passenger between gates. The saddle is dished, so nobody slides off at the travelator.',
            '登机口之间可载40公斤的小乘客。座面微凹，上自动步道也不滑下来。',
          ],
        },
        {
          name: ['Exchange Student', '交换生'],
          colours: 'graphite midnight',
          price: 189,
          choices: 'junior',
          note: ['A first case, with a place for the letter', '第一只箱，有放信的地方'],
          lead: [
            'A flat pocket in the lid, A5, for something from home. Otherwise a plain sturdy case for a first term away.',
            '盖内有个A5的平袋，放家里带来的什么。其余就是一只结实的箱，陪第一次离家。',
          ],
        },
      ],
    },
  ],
}
