import type { Axis, ProductType } from '../shape.ts'
import { care, COLOUR, fact, made, of } from '../words.ts'

const SIZES: Axis = {
  name: ['Size', '尺寸'],
  choices: [
    { code: 'face', name: ['Face, 33 × 33 cm', '面巾，33 × 33厘米'], add: 0, shippingGrams: 70 },
    { code: 'hand', name: ['Hand, 40 × 70 cm', '毛巾，40 × 70厘米'], add: 17, shippingGrams: 170 },
    { code: 'bath', name: ['Bath, 70 × 140 cm', '浴巾，70 × 140厘米'], add: 43, shippingGrams: 540 },
    { code: 'sheet', name: ['Bath sheet, 100 × 160 cm', '大浴巾，100 × 160厘米'], add: 71, shippingGrams: 880 },
  ],
}
const density = (n: number) => fact('Density', '克重', `${n} g per m²`, `每平方米${n}克`)
const WASH = care('Wash at 40, no softener, line dry', '40度洗，不用柔软剂，晾干')

export const towels: ProductType = {
  code: 'towels',
  prefix: 'TWL',
  block: 27,
  label: ['Towels', '毛巾'],
  taxonomy: 'Home & Garden > Linens & Bedding > Towels',
  art: 'towels',
  colourName: COLOUR,
  shippingGrams: 540,
  maxAdd: 12,
  lines: [
    {
      brand: 'ombak',
      price: 12,
      categories: 'home-towels',
      axis: SIZES,
      facts: [of('cotton'), density(480), WASH, made('pt')],
      about: [
        'Long-staple cotton in low loops: it drinks, wrings out and is dry again in a flat without a dryer. Hanging loops are sewn on both long sides, for people who never agree on which.',
        '长绒棉，短毛圈：吸水、好拧，没有烘干机的家里也干得快。两长边都缝挂环，免得争该挂哪边。',
      ],
      items: [
        {
          name: ['Quick-dry Towel', '速干毛巾'],
          colours: 'white-indigo oat-sage',
          gifts: 'home',
          choices: 'hand bath sheet',
          note: ['Dry by the time you are', '您干了，它也干了'],
          lead: [
            'Thin, in a good way. Four fit in the space of one hotel towel and none of them smell on Thursday.',
            '薄得有道理。酒店浴巾一条的位置放得下四条，到周四也没味道。',
          ],
          pin: { popularity: 786 },
        },
        {
          name: ['Pool Stripe Towel', '泳池条纹浴巾'],
          colours: 'white-clay cream-marigold',
          price: 57,
          choices: 'bath sheet',
          gifts: 'home her',
          note: ['Wide stripes, chlorine-fast', '宽条纹，不怕氯'],
          lead: [
            'Dyed to outlast the pool. After two hundred lengths’ worth of washing the stripes have faded about as much as a tan.',
            '染色经得起泳池。洗了两百回，条纹淡得也就像晒痕。',
          ],
        },
        {
          name: ['Gym Towel with a Pocket', '带袋运动毛巾'],
          colours: 'dove-slate white-indigo',
          price: 29,
          choices: 'hand',
          gifts: 'him under50',
          note: ['For a key, a card and one earbud', '放钥匙、卡和一只耳机'],
          lead: [
            'The pocket is at one corner and zips. The other corner has a loop that goes round the bench, not round your neck.',
            '一角有拉链小袋，另一角的环套在器械上，不必挂在脖子上。',
          ],
        },
        {
          name: ['Waffle Spa Towel', '华夫格浴巾'],
          colours: 'sand-rose oat-sage',
          price: 15,
          choices: 'face hand bath',
          gifts: 'her',
          note: ['Honeycomb weave, almost no weight', '蜂巢格，几乎无重'],
          lead: [
            'Pockets in the weave scrub a little and dry a lot. It shrinks at the first wash to the size it says it is.',
            '格子能轻轻去角质，也干得极快。洗第一水缩成标注的尺寸，正好。',
          ],
        },
      ],
    },
    {
      brand: 'bukit-linen',
      price: 18,
      categories: 'home-towels',
      axis: SIZES,
      aboutFirst: true,
      facts: [of('blend'), density(360), WASH, made('id')],
      about: [
        'Linen loops on a cotton ground. Rough for a week, then the best towel in the cupboard for about eleven years.',
        '棉底上的亚麻毛圈。头一周糙，之后十一年里是柜中最好的一条。',
      ],
      items: [
        {
          name: ['Linen Loop Towel', '亚麻毛圈巾'],
          colours: 'oat-sage dove-slate',
          choices: 'hand bath',
          gifts: 'home',
          note: ['A brisk towel with a soft heart', '爽利在外，柔软在里'],
          lead: [
            'Wakes you up, which a thick towel never did. It dries over a chair before breakfast is cleared.',
            '擦了提神，厚毛巾做不到。搭在椅背上，早餐收完就干。',
          ],
        },
        {
          name: ['Guest Towel Pair', '客用小毛巾一对'],
          colours: 'white-clay sand-rose',
          silhouette: 'linen',
          price: 38,
          axis: {
            name: ['Size', '尺寸'],
            choices: [{ code: 'pair', name: ['Pair, 35 × 50 cm', '一对，35 × 50厘米'], shippingGrams: 180 }],
          },
          gifts: 'host home under50',
          note: ['Two, so nobody has to wonder', '两条，客人不必猜'],
          lead: [
            'Folded, tied with string and left on the edge of the basin. They say the rest of the house will be like this.',
            '叠好，系一根细绳，摆在洗手盆沿。看着它，便知屋里其他地方也是这样。',
          ],
        },
      ],
    },
    {
      brand: 'awan-sleep',
      price: 16,
      categories: 'home-towels',
      axis: SIZES,
      facts: [fact('Material', '材质', 'Cotton and bamboo', '棉与竹纤维'), density(620), WASH, made('vn')],
      points: [
        ['Pre-washed once, so it drinks from the first day', '预洗一次，第一天就吸水'],
        ['Edges locked twice', '双重锁边'],
      ],
      about: [
        'Bamboo gives the softness and cotton keeps it upright. This is the thick one, the towel of small hotels on good days.',
        '竹纤维给软，棉撑得住。这是厚的那种，小旅馆在心情好时用的毛巾。',
      ],
      items: [
        {
          name: ['Cloud Bath Towel', '云朵浴巾'],
          colours: 'cream-marigold sand-rose dove-slate',
          choices: 'hand bath sheet',
          gifts: 'wedding home',
          note: ['Six hundred and twenty grams of comfort', '620克的安慰'],
          lead: [
            'It takes a sunny balcony or a machine; plan for one of the two. In return you will want to stay in it.',
            '要么有晒得到太阳的阳台，要么有机器，两样备一样。作为回报，您会舍不得松开。',
          ],
        },
        {
          name: ['Children’s Bath Towels', '儿童浴巾'],
          colours: 'oat-sage cream-marigold',
          silhouette: 'rolls',
          price: 42,
          axis: {
            name: ['Size', '尺寸'],
            choices: [
              { code: 'small', name: ['To 3 years', '3岁以下'], shippingGrams: 380 },
              { code: 'big', name: ['4 to 7 years', '4至7岁'], add: 9, shippingGrams: 520 },
            ],
          },
          also: 'kids-wear',
          gifts: 'under50',
          note: ['Three of them, because one is always wet', '一套三条，总有一条是湿的'],
          lead: [
            'Wrap, lift, run. Rolled, they also make a tunnel, a log and the neck of a diplodocus.',
            '一裹，一抱，跑。卷起来，还能当隧道、圆木和梁龙的脖子。',
          ],
        },
        {
          name: ['Newlywed Bath Set', '新婚浴巾套装'],
          colours: 'white-indigo oat-sage',
          silhouette: 'rolls',
          price: 168,
          axis: { name: ['Size', '尺寸'], choices: [{ code: 'set', name: ['Six pieces', '六件'], shippingGrams: 2200 }] },
          gifts: 'wedding',
          note: ['Two bath, two hand, two face, one box', '浴巾、毛巾、面巾各二，一盒装'],
          lead: [
            'Initials embroidered free, in thread that matches the border. Ordered in red by grandmothers and in slate by the couple.',
            '免费绣名字缩写，线色随边。奶奶们订红的，小两口订灰的。',
          ],
        },
      ],
    },
    {
      brand: 'ombak',
      price: 52,
      categories: 'home-towels',
      facts: [of('cotton'), density(400), WASH, made('pt')],
      about: [
        'Flat on the sand side, looped on the skin side. Sand shakes off the one, water goes into the other.',
        '朝沙一面平织，贴肤一面起圈。沙一抖就落，水一按就吸。',
      ],
      items: [
        {
          name: ['East Coast Beach Towel', '东海岸海滩巾'],
          colours: 'cream-marigold white-indigo',
          silhouette: 'rolls',
          axis: {
            name: ['Size', '尺寸'],
            choices: [
              { code: 'one', name: ['90 × 180 cm', '90 × 180厘米'], shippingGrams: 720 },
              { code: 'two', name: ['150 × 180 cm, for two', '150 × 180厘米，双人'], add: 28, shippingGrams: 1150 },
            ],
          },
          gifts: 'her',
          note: ['A long towel for long people', '长浴巾，给长个子'],
          lead: [
            'Your feet stay on it. A zip pocket in the hem minds the key while you swim.',
            '脚也躺得上来。下摆有拉链袋，游水时替您看钥匙。',
          ],
        },
        {
          name: ['Fringed Hammam Towel', '流苏土耳其巾'],
          colours: 'sand-rose oat-sage',
          silhouette: 'hung',
          price: 45,
          axis: { name: ['Size', '尺寸'], choices: [{ code: 'one', name: ['100 × 170 cm', '100 × 170厘米'], shippingGrams: 330 }] },
          gifts: 'host under50',
          note: ['Thin as a scarf, thirsty as a towel', '薄如围巾，渴如毛巾'],
          lead: [
            'Knotted by hand in Denizli fashion, woven in Portugal. Softer after the tenth wash than the first, and flatter in a bag than anything.',
            '仿代尼兹利的手打流苏，葡萄牙织。洗过十次比第一次软，放包里比什么都扁。',
          ],
        },
        {
          name: ['Jetty Towel', '码头浴巾'],
          colours: 'oat-sage sand-rose',
          silhouette: 'hung',
          price: 68,
          axis: {
            name: ['Size', '尺寸'],
            choices: [
              { code: 'child', name: ['Child', '儿童'], shippingGrams: 480 },
              { code: 'adult', name: ['Adult', '成人'], add: 14, shippingGrams: 760 },
            ],
          },
          also: 'kids-wear',
          gifts: 'her',
          note: ['Changes you on a public beach', '在公共海滩换衣用'],
          lead: [
            'Wraps once and tucks, dignity intact. The fringe is knotted, so it sheds sand and holds no water.',
            '裹一圈，掖一角，体面还在。流苏打了结，抖得掉沙，不存水。',
          ],
        },
      ],
    },
    {
      brand: 'selat',
      price: 26,
      categories: 'home-towels kitchen-table',
      facts: [of('linen'), fact('Contents', '内含', '2 towels', '2条'), care('Wash at 60, iron damp', '60度洗，趁潮熨'), made('sg')],
      about: [
        'Shirt linen in its second career. Glass comes up clear, bread stays covered, and stains add to the general effect.',
        '衬衫亚麻的第二职业。擦玻璃透亮，盖面包正好，污渍也算一种纹样。',
      ],
      items: [
        {
          name: ['Linen Tea Towel Pair', '亚麻茶巾一对'],
          colours: 'white-indigo sand-rose',
          silhouette: 'linen',
          gifts: 'cook host under50',
          axis: { name: ['Size', '尺寸'], choices: [{ code: 'tea', name: ['50 × 70 cm', '50 × 70厘米'], shippingGrams: 160 }] },
          note: ['Lint-free, loop at one corner', '不掉毛，一角有挂环'],
          lead: [
            'For wine glasses, rice bowls and the moment before guests arrive. One is always damp, so buy the pair.',
            '擦酒杯、饭碗，以及客人进门前的那一刻。总有一条是湿的，所以成对卖。',
          ],
        },
        {
          name: ['Linen Napkins, Set of Six', '亚麻餐巾六条'],
          colours: 'sand-rose white-clay',
          silhouette: 'linen',
          price: 58,
          gifts: 'host wedding',
          facts: [fact('Contents', '内含', '6 napkins', '6条')],
          axis: { name: ['Size', '尺寸'], choices: [{ code: 'napkin', name: ['45 × 45 cm', '45 × 45厘米'], shippingGrams: 300 }] },
          note: ['Large enough for chilli crab', '够大，配得起辣椒螃蟹'],
          lead: [
            'Mitred corners, generous hems. They come back from chilli crab with a short soak and no memory of it.',
            '斜接角，宽折边。吃完辣椒螃蟹泡一泡，什么都不记得。',
          ],
        },
        {
          name: ['Linen Hand Towel for Guests', '客用亚麻手巾'],
          colours: 'cream-marigold dove-slate',
          silhouette: 'linen',
          price: 32,
          gifts: 'host home under50',
          axis: { name: ['Size', '尺寸'], choices: [{ code: 'hand', name: ['40 × 60 cm', '40 × 60厘米'], shippingGrams: 180 }] },
          note: ['Hemstitched, for the small basin', '抽纱镶边，放小洗手盆'],
          lead: [
            'A line of holes runs along each hem, pulled thread by thread. It says company, quietly.',
            '每道折边一行抽纱，一根根抽成。有客来，它轻声说。',
          ],
        },
      ],
    },
  ],
}
