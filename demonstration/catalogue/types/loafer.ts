import type { ProductType } from '../shape.ts'
import { care, COLOUR, fact, made, of, shoeSizes } from '../words.ts'

const WOMEN = shoeSizes(36, 40)
const MEN = shoeSizes(40, 44)
const sole = (en: string, zh: string) => fact('Sole', '鞋底', en, zh)
const CREAM = care('Cream monthly, cedar trees overnight', '每月上油，夜间用鞋撑')

export const loafer: ProductType = {
  code: 'loafer',
  prefix: 'LOA',
  block: 17,
  label: ['Loafers', '乐福鞋'],
  taxonomy: 'Apparel & Accessories > Shoes > Loafers',
  art: 'loafer',
  colourName: COLOUR,
  shippingGrams: 720,
  maxAdd: 3,
  lines: [
    {
      brand: 'langkah',
      price: 189,
      categories: 'women-shoes-loafers',
      axis: WOMEN,
      facts: [of('leather'), sole('Stitched rubber', '车缝橡胶'), CREAM, made('id')],
      about: [
        'Langkah lasts give the little toe its own place. There is no breaking in, only getting used to the idea.',
        '步履的鞋楦给小脚趾留了位置。不必磨合，只需习惯这份舒服。',
      ],
      items: [
        {
          name: ['Penny Loafer', '便士乐福鞋'],
          colours: 'tan ink oxblood',
          silhouette: 'penny',
          choices: '36 37 38 39',
          gifts: 'her',
          note: ['The classic, four millimetres wider', '经典款，宽4毫米'],
          lead: [
            'Hand-sewn apron, a saddle with a slot, and room for feet at the end of the day. Nobody puts pennies in; one customer keeps a ten-sen coin from her first trip to Malacca.',
            '手缝鞋面，一道开口横带，傍晚的脚也放得下。没人塞硬币，有位客人塞了一枚头回去马六甲带回的一角钱。',
          ],
          pin: { popularity: 766, exclusive: true },
        },
        {
          name: ['Bit Loafer', '马衔扣乐福鞋'],
          colours: 'ink oxblood',
          silhouette: 'bit',
          choices: '36 37 38 39',
          price: 209,
          gifts: 'her',
          note: ['A brass bit that tarnishes nicely', '黄铜马衔扣，旧了更好看'],
          lead: [
            'The bit is two links and a bar, cast in Ipoh. Let it go dull, or rub it with lime and salt on a Sunday.',
            '扣由两环一杠组成，怡保铸造。任它暗去，或周日拿青柠与盐擦亮。',
          ],
        },
        {
          name: ['Fold-heel Loafer', '软跟乐福鞋'],
          colours: 'ivory tan',
          silhouette: 'penny',
          choices: '36 37 38 39',
          price: 169,
          gifts: 'her',
          note: ['The heel folds down, and stands up again', '鞋跟踩得下去，也立得起来'],
          lead: [
            'The back is one soft layer, so it becomes a slipper under a desk. For the street, pull it up and it remembers its shape.',
            '后帮只有一层软皮，桌下踩着当拖鞋。出门拉起来，形状还在。',
          ],
        },
        {
          name: ['Snaffle Loafer', '衔环乐福鞋'],
          colours: 'tan ivory',
          silhouette: 'bit',
          choices: '37 38 39',
          price: 219,
          gifts: 'her',
          note: ['Two rings, a bar, and a stacked heel', '双环一杠，叠层鞋跟'],
          lead: [
            'Two and a half centimetres of heel, enough to clear a wet five-foot way. Good with the short trousers and the long skirt.',
            '两厘米半的跟，够避开湿了的五脚基。配九分裤，也配长裙。',
          ],
        },
      ],
    },
    {
      brand: 'indah-row',
      price: 168,
      categories: 'women-shoes-loafers',
      axis: WOMEN,
      aboutFirst: true,
      facts: [
        of('suede'),
        sole('Leather with rubber tap', '皮底加橡胶贴'),
        care('Suede brush; keep out of the wet', '用绒面刷，避水'),
        made('sg'),
      ],
      about: [
        'Washed like the bags until it folds in the hand. The sole is sewn and turned, as ballet shoes are, so the first step feels like the thousandth.',
        '像手袋那样水洗到可以捏在手里。鞋底用芭蕾鞋的翻缝法，第一步就像走过千步。',
      ],
      items: [
        {
          name: ['Glove Loafer', '手套乐福鞋'],
          colours: 'cocoa navy',
          silhouette: 'bit',
          choices: '36 37 38 39',
          gifts: 'her',
          note: ['Folds in half, weighs like a letter', '可对折，轻如一封信'],
          lead: ['Keep them in a bag for the walk from the train after a dinner in heels.', '放在包里，穿高跟赴宴之后，走回家的那段路用。'],
        },
        {
          name: ['Tassel Loafer', '流苏乐福鞋'],
          colours: 'cocoa navy',
          silhouette: 'tassel',
          choices: '36 37 38 39',
          price: 179,
          gifts: 'her',
          note: ['Two tassels that do not flap', '两穗流苏，不乱甩'],
          lead: [
            'Each tassel is knotted round a lead core the size of a peppercorn. They swing once per step and stop.',
            '流苏里裹着胡椒粒大的铅芯，一步一晃，晃完就停。',
          ],
        },
        {
          name: ['Evening Loafer', '晚装乐福鞋'],
          colours: 'navy cocoa',
          silhouette: 'tassel',
          choices: '36 37 38',
          price: 298,
          gifts: 'her wedding',
          note: ['Midnight suede, with a tassel cut by hand', '午夜蓝绒面，手剪流苏'],
          lead: [
            'Sewn by three women in Katong who learned on kasut manek, and who count stitches as they counted beads. Please do not dance in the rain.',
            '加东三位女士缝制，她们从前绣娘惹珠鞋，如今数针脚像数珠子。雨里请别跳舞。',
          ],
          pin: { exclusive: true, off: 0 },
        },
      ],
    },
    {
      brand: 'seladang',
      price: 249,
      categories: 'men-accessories-shoes',
      axis: MEN,
      facts: [of('leather'), sole('Goodyear welt, commando rubber', '固特异沿条，突击队橡胶底'), CREAM, made('my')],
      points: [
        ['Resoleable, at the Katong counter', '可在加东柜台换底'],
        ['Buffalo lining, unglued', '水牛皮里，不上胶'],
      ],
      about: [
        'Heavy shoes that become easy ones in a fortnight. After the third resole most owners stop counting.',
        '沉鞋，两周后就轻了。换过第三次底，多数人便不再数。',
      ],
      items: [
        {
          name: ['Estate Loafer', '庄园乐福鞋'],
          colours: 'cocoa navy',
          silhouette: 'penny',
          choices: '40 41 42 43',
          gifts: 'him',
          facts: [of('suede'), care('Suede brush; wax the seams yearly', '用绒面刷，接缝每年上蜡')],
          note: ['A moccasin toe on a working sole', '莫卡辛鞋头，工作底'],
          lead: [
            'For men who inspect drains and then have lunch. The suede is waxed in the seams and keeps out more than you expect.',
            '给看完水沟再去吃午饭的人。绒面在缝处上了蜡，防水超乎所料。',
          ],
        },
        {
          name: ['Welted Penny', '沿条便士鞋'],
          colours: 'oxblood ink',
          silhouette: 'penny',
          choices: '40 41 42 43',
          price: 279,
          gifts: 'him wedding',
          note: ['The dress loafer that can be mended', '修得好的正装乐福鞋'],
          lead: [
            'Boned heel, closed channel, and a toe that takes a shine. Buy it for the wedding and wear it to the christening of the grandchildren.',
            '硬后跟、暗槽底，鞋头擦得亮。婚礼时买，孙辈满月时还穿。',
          ],
        },
        {
          name: ['Weekend Penny', '周末便士鞋'],
          colours: 'navy cocoa',
          silhouette: 'penny',
          choices: '41 42 43',
          price: 189,
          gifts: 'him',
          facts: [of('suede'), sole('Stitched rubber', '车缝橡胶')],
          note: ['The welted penny on its day off', '沿条便士鞋的休息日'],
          lead: [
            'Same last, softer hide, a flexible sole for pedals and marble. Not a shoe for long distances, and it never claimed to be.',
            '同一只楦，皮更软，底可弯，踩踏板、走大理石都好。不适合长途，它也从没说过适合。',
          ],
        },
      ],
    },
    {
      brand: 'garis-shirtmakers',
      price: 198,
      categories: 'men-accessories-shoes',
      axis: MEN,
      facts: [of('leather'), sole('Blake-stitched leather', '布莱克缝皮底'), CREAM, made('my')],
      about: [
        'Made by a shoemaker two doors from the Garis cutting room, to go with the trousers: low at the instep, so the hem breaks once and cleanly.',
        '线衣坊裁房隔两间的鞋匠所做，配那条长裤：脚背低，裤脚只折一道，干净。',
      ],
      items: [
        {
          name: ['Office Tassel', '办公流苏鞋'],
          colours: 'ink oxblood',
          silhouette: 'tassel',
          choices: '40 41 42 43',
          gifts: 'him',
          note: ['No buckle, no bit, one small frivolity', '无扣、无衔环，只有一点俏皮'],
          lead: [
            'A clean vamp, finished like furniture, and two tassels that stay still in meetings. Slip-ons are kinder to backs, and managers have stopped minding.',
            '光净鞋面，像打磨家具，两穗流苏开会时不晃。一脚蹬对腰好，老板们也不再计较。',
          ],
        },
        {
          name: ['Quiet Bit Loafer', '静扣乐福鞋'],
          colours: 'oxblood ink',
          silhouette: 'bit',
          choices: '40 41 42 43',
          price: 228,
          gifts: 'him',
          note: ['A brass bit that makes no noise', '不出声的铜扣'],
          lead: [
            'The rings are sewn down at the back, so nothing jingles on the stairs. Wear with socks or with conviction.',
            '双环背面缝死，上楼也不叮当。穿袜子，或穿底气。',
          ],
        },
      ],
    },
    {
      brand: 'getah-footworks',
      price: 139,
      categories: 'women-shoes-loafers men-accessories-shoes',
      axis: shoeSizes(37, 43),
      facts: [
        of('leather'),
        sole('Natural rubber, 92%', '天然橡胶，92%'),
        care('Wipe; cream twice a year', '擦净；一年上两次鞋油'),
        made('my'),
      ],
      about: [
        'A rubber sole under a loafer upper, from the same presses as the Estate Low. Quiet on marble and steady on a wet ramp.',
        '橡胶的底，乐福鞋的面，与胶园低帮同一台压机。大理石上无声，湿坡上不滑。',
      ],
      items: [
        {
          name: ['Rubber-soled Loafer', '橡胶底乐福鞋'],
          colours: 'ink tan',
          silhouette: 'penny',
          choices: '38 39 40 41 42',
          gifts: 'him her',
          note: ['Dressed above, practical below', '上身体面，脚下实际'],
          lead: [
            'Walk to the meeting, not just into it. The sole is brown on the tan pair and black on the black, as it should be.',
            '走路去开会，不只是走进会议室。棕的配棕底，黑的配黑底，理应如此。',
          ],
        },
        {
          name: ['Boat Tassel', '船用流苏鞋'],
          colours: 'tan oxblood',
          silhouette: 'tassel',
          choices: '39 40 41 42',
          price: 149,
          gifts: 'him',
          note: ['Siped sole, rawhide tassels', '细缝防滑底，生皮流苏'],
          lead: [
            'Cut with eighty fine slits that open on a wet deck. The tassels are rawhide, and never need retying.',
            '鞋底八十道细缝，湿甲板上张开抓地。流苏是生皮的，不必重系。',
          ],
        },
        {
          name: ['Long-day Loafer', '久站乐福鞋'],
          colours: 'ivory ink',
          silhouette: 'bit',
          choices: '37 38 39 40',
          price: 129,
          gifts: 'her',
          note: ['For clerks, teachers and long queues', '给站柜、讲课与排长队的人'],
          lead: [
            'A deep heel cup and a sole that rocks you forward, the kind that professional feet ask for. Wipe them down at the end of the day.',
            '深跟杯、微弧底，靠脚吃饭的人要的就是这种。一天结束，抹净就好。',
          ],
        },
      ],
    },
  ],
}
