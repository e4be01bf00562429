import type { ProductType } from '../shape.ts'
import { care, COLOUR, fact, made, of, shoeSizes } from '../words.ts'

const sole = (en: string, zh: string) => fact('Sole', '鞋底', en, zh)
const WOMEN = shoeSizes(36, 40)
const MEN = shoeSizes(40, 44)
const KIDS = shoeSizes(28, 34)

export const sneaker: ProductType = {
  code: 'sneaker',
  prefix: 'SNK',
  block: 16,
  label: ['Trainers', '休闲鞋'],
  taxonomy: 'Apparel & Accessories > Shoes > Sneakers',
  art: 'sneaker',
  colourName: COLOUR,
  shippingGrams: 780,
  maxAdd: 3,
  lines: [
    {
      brand: 'getah-footworks',
      price: 149,
      silhouette: 'low',
      categories: 'women-shoes-trainers',
      axis: WOMEN,
      facts: [
        of('leather'),
        sole('Natural rubber, 92%', '天然橡胶，92%'),
        care('Brush when dry; laces machine wash', '干后刷净；鞋带可机洗'),
        made('my'),
      ],
      about: [
        'Latex is tapped at dawn in Kedah, sheeted by noon and soled within the week in Sungai Petani. You can smell it in the box, and it grips a wet escalator.',
        '清晨在吉打割胶，中午压片，一周内在双溪大年做成鞋底。开盒闻得到，湿扶梯上抓得住。',
      ],
      items: [
        {
          name: ['Estate Low', '胶园低帮'],
          colours: 'cloud-sage white-tan',
          choices: '36 37 38 39',
          gifts: 'her',
          note: ['A plain court shoe on a proper sole', '素净球鞋，扎实鞋底'],
          lead: [
            'Six eyelets, one seam, no logo on the outside. The insole lifts out to dry after a storm.',
            '六对鞋孔，一道缝，外侧没有商标。淋了雨，鞋垫可取出晾干。',
          ],
          pin: { popularity: 895 },
        },
        {
          name: ['Tapper High', '割胶高帮'],
          colours: 'ink-brick cloud-sage',
          silhouette: 'high',
          choices: '37 38 39',
          price: 169,
          gifts: 'her',
          note: ['Ankle-high, padded, laced to the top', '过踝，有垫，系到顶'],
          lead: [
            'Plantation workers wear high shoes against leeches. Yours will meet taxi doors and suitcase wheels, and the padding still earns its place.',
            '割胶的人穿高帮防蚂蟥。您遇上的多是车门与行李轮，垫子一样派得上用场。',
          ],
        },
        {
          name: ['Latex Slip-in', '乳胶一脚蹬'],
          colours: 'oat-navy blush-rose',
          silhouette: 'slip-on',
          choices: '36 37 38 39',
          price: 129,
          gifts: 'her',
          note: ['No laces, so nothing to untie', '没有鞋带，无从解起'],
          lead: [
            'The elastic at each side is rubber-cored and does not go slack. For temples, homes and airports, where shoes come off.',
            '两侧松紧带内有橡胶芯，不会松掉。进庙、进家门、过安检，脱穿都快。',
          ],
        },
        {
          name: ['Rainy Day Trainer', '雨天休闲鞋'],
          colours: 'marigold ink-brick',
          silhouette: 'slip-on',
          choices: '37 38 39',
          price: 159,
          note: ['Waxed upper, drain holes at the side', '上蜡鞋面，侧边排水孔'],
          lead: [
            'Water comes in eventually, so we gave it a way out. They squeak for the first five minutes and then are quiet.',
            '水总会进来，所以给它留了出路。头五分钟吱吱响，之后就静了。',
          ],
        },
      ],
    },
    {
      brand: 'langkah',
      price: 139,
      silhouette: 'low',
      categories: 'men-accessories-shoes',
      axis: MEN,
      aboutFirst: true,
      facts: [
        of('leather'),
        sole('Rubber cup sole, stitched', '橡胶杯底，车缝'),
        care('Wipe; cream twice a year', '擦净；一年上两次鞋油'),
        made('id'),
      ],
      about: [
        'The Langkah last is four millimetres wider at the ball of the foot and no longer at the toe. Try them on at four in the afternoon, when shoes tell the truth.',
        '步履的鞋楦，前掌宽4毫米，鞋头不加长。请在下午四点来试，那时鞋子说真话。',
      ],
      items: [
        {
          name: ['City Court', '城市球鞋'],
          colours: 'white-tan oat-navy ink-brick',
          choices: '40 41 42 43',
          gifts: 'him',
          note: ['Clean enough for the office now', '如今穿去上班也体面'],
          lead: [
            'White, with a tan heel that hides the bus. It creases once across the toe and then leaves it at that.',
            '白鞋身，浅棕后跟藏得住巴士的灰。鞋头只起一道折，就到此为止。',
          ],
        },
        {
          name: ['Weekend High', '周末高帮'],
          colours: 'oat-navy marigold',
          silhouette: 'high',
          choices: '41 42 43',
          price: 159,
          gifts: 'him',
          note: ['For markets, museums and short hills', '逛市集、看展、爬小坡'],
          lead: [
            'A soft collar over a firm heel. Lace it to the fourth hole and leave the rest for photographs.',
            '软领硬跟。系到第四孔就好，上面留着拍照。',
          ],
        },
        {
          name: ['Night Shift Trainer', '夜班休闲鞋'],
          colours: 'ink-brick',
          silhouette: 'slip-on',
          choices: '40 41 42 43 44',
          price: 129,
          gifts: 'him',
          note: ['Black, quiet, ten hours a time', '黑、静、一站十小时'],
          lead: [
            'Bought in pairs by nurses, chefs and stage crew. The sole is silent on tile and does not slide on oil.',
            '护士、厨师、剧场后台的人，常一次买两双。瓷砖上无声，油上不滑。',
          ],
        },
      ],
    },
    {
      brand: 'jejak',
      price: 179,
      silhouette: 'low',
      categories: 'men-accessories-shoes women-shoes-trainers',
      axis: shoeSizes(37, 43),
      restock: ['4 weeks', '4周'],
      facts: [
        fact('Material', '材质', 'Recycled knit', '再生针织'),
        sole('Foam over rubber pods', '泡棉配橡胶粒'),
        care('Machine wash cold, air dry', '冷水机洗，风干'),
        made('vn'),
      ],
      points: [
        ['260 g in EU 41', 'EU 41每只260克'],
        ['Folds flat for packing', '可压平装箱'],
      ],
      about: [
        'A shoe for the day you walk 24,000 steps without meaning to. It goes in the suitcase sole to sole and takes the space of a paperback.',
        '给不知不觉走了两万四千步的那天。鞋底相对放进行李箱，只占一本书的位置。',
      ],
      items: [
        {
          name: ['Terminal Slip-on', '航站楼便鞋'],
          colours: 'cloud-sage blush-rose oat-navy',
          silhouette: 'slip-on',
          choices: '38 39 40 41 42',
          gifts: 'her him',
          note: ['Gate A to gate D, at a run', '从A口跑到D口'],
          lead: [
            'No metal, so security never asks. The heel pulls out wide and closes softly behind you.',
            '没有金属，过安检不必脱。后跟一拉就开，走两步自己合上。',
          ],
        },
        {
          name: ['Transit High', '转机高帮'],
          colours: 'cloud-sage ink-brick',
          silhouette: 'high',
          choices: '39 40 41 42',
          price: 199,
          gifts: 'him',
          note: ['A sock with ambitions', '一只有抱负的袜子'],
          lead: [
            'Knitted in one piece up to the ankle, where a single toggle does for laces. Sleep in them, if the delay is that kind.',
            '一体织到脚踝，一粒绳扣代替鞋带。延误得久，穿着睡也行。',
          ],
        },
        {
          name: ['Long Way Home', '归途缓震鞋'],
          colours: 'marigold cloud-sage',
          choices: '38 39 40 41',
          price: 219,
          gifts: 'her',
          note: ['More foam, for feet that are done', '更厚的泡棉，给走累的脚'],
          lead: [
            'Thirty-three millimetres at the heel, and stable with it. You will be taller and kinder.',
            '跟厚33毫米，却稳。人高一点，脾气也好一点。',
          ],
        },
      ],
    },
    {
      brand: 'esok-kids',
      price: 65,
      silhouette: 'low',
      categories: 'kids-wear',
      axis: KIDS,
      facts: [of('canvas'), sole('Natural rubber', '天然橡胶'), care('Machine wash, stuffed with a towel', '塞毛巾机洗'), made('vn')],
      about: [
        'There is a line inside the shoe that shows when the foot has reached it. Bring the outgrown pair and we pass it on.',
        '鞋里有一道线，脚长到那儿就看得出。穿小的那双带来，我们替您转送。',
      ],
      items: [
        {
          name: ['Pull-on Plimsoll', '套脚帆布鞋'],
          colours: 'blush-rose cloud-sage',
          silhouette: 'slip-on',
          choices: '28 30 32 34',
          gifts: 'under50',
          note: ['On by themselves, mostly', '大致能自己穿'],
          lead: [
            'A sun inside one and a moon inside the other, so that the right one goes on the right foot about half the time.',
            '一只鞋里印太阳，一只印月亮，左右大约有一半机会穿对。',
          ],
        },
        {
          name: ['Small High-top', '小小高帮'],
          colours: 'blush-rose marigold',
          silhouette: 'high',
          choices: '28 30 32 34',
          price: 69,
          note: ['A side zip behind honest laces', '鞋带是真的，侧边另有拉链'],
          lead: [
            'Tie the laces once, at the beginning of term. The zip does the rest until the holidays.',
            '开学系一次鞋带，之后靠拉链，直到放假。',
          ],
        },
      ],
    },
    {
      brand: '5-kaki',
      price: 79,
      silhouette: 'low',
      categories: 'women-shoes-trainers men-accessories-shoes',
      axis: shoeSizes(37, 43),
      facts: [of('canvas'), sole('Natural rubber, vulcanised', '天然橡胶，硫化'), care('Machine wash cold', '冷水机洗'), made('my')],
      about: [
        'The school shoe, bought by people who left school some time ago. Canvas from the totes, rubber from Kedah, and no arch support to speak of.',
        '校鞋，买的人早已毕业。帆布同托特包，橡胶来自吉打，足弓支撑则谈不上。',
      ],
      items: [
        {
          name: ['School Shoe for Adults', '大人的校鞋'],
          colours: 'oat-navy cloud-sage',
          silhouette: 'low',
          choices: '38 39 40 41 42',
          note: ['Pale canvas, as in Primary One', '浅色帆布，一如小一'],
          lead: [
            'Whiten it on Sunday night for old times’ sake, or let it go grey like everybody’s did by March.',
            '周日晚上给它上白粉，重温旧日；或像当年那样，任它三月就变灰。',
          ],
        },
        {
          name: ['Basketball Canvas High', '篮球帆布高帮'],
          colours: 'marigold ink-brick',
          silhouette: 'high',
          choices: '39 40 41 42 43',
          price: 89,
          gifts: 'him',
          note: ['A round patch over the ankle', '脚踝一枚圆章'],
          lead: [
            'Community-court classic: thin sole, tall sides, laces long enough for twice round. Squeaks on parquet, which is half the game.',
            '民众俱乐部球场的经典：薄底、高帮，鞋带能绕两圈。木地板上吱吱响，那才叫打球。',
          ],
        },
        {
          name: ['Canvas Slip-on', '帆布懒人鞋'],
          colours: 'white-tan blush-rose',
          silhouette: 'slip-on',
          choices: '37 38 39 40',
          price: 69,
          gifts: 'her',
          note: ['On at the door, off at the next', '出门套上，进门脱下'],
          lead: [
            'Elastic at both sides and a heel that forgives being trodden down. Keep a pair wherever you visit most.',
            '两侧松紧，后跟踩扁也没关系。常去的人家，放一双。',
          ],
        },
      ],
    },
    {
      brand: 'ulu-utara',
      price: 189,
      silhouette: 'high',
      categories: 'men-accessories-shoes',
      axis: MEN,
      facts: [of('suede'), sole('Lugged rubber, stitched', '深纹橡胶底，车缝'), care('Let mud dry, then brush', '待泥干再刷'), made('vn')],
      about: [
        'Tested on laterite at Bukit Timah, boardwalk at Sungei Buloh and marble at the bank, which turned out to be the slipperiest.',
        '在武吉知马的红土、双溪布洛的木栈道、银行的大理石上试过，最滑的是最后那个。',
      ],
      items: [
        {
          name: ['Reservoir Boot', '蓄水池短靴'],
          colours: 'white-tan ink-brick',
          choices: '40 41 42 43',
          gifts: 'him',
          note: ['A trail shoe that looks like a good idea in town', '山径鞋，进城也不突兀'],
          lead: [
            'Ten kilometres round MacRitchie and then lunch. The tongue is stitched to the sides, so ants stay out.',
            '绕麦里芝一圈十公里，然后吃午饭。鞋舌两侧连缝，蚂蚁进不来。',
          ],
        },
        {
          name: ['Boardwalk Low', '栈道低帮'],
          colours: 'ink-brick oat-navy',
          silhouette: 'low',
          choices: '40 41 42 43',
          price: 169,
          gifts: 'him',
          note: ['Drains, dries, does not squelch', '会排水、干得快、不唧唧响'],
          lead: [
            'Mesh at the arch lets the swamp out again. Colours were chosen to hide what colours usually show.',
            '足弓网孔让沼泽水自己出去。配色专挑耐脏的。',
          ],
        },
      ],
    },
  ],
}
