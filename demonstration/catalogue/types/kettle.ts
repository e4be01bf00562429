import type { ProductType } from '../shape.ts'
import { capacity, care, fact, made, of } from '../words.ts'

const hob = (en: string, zh: string) => fact('Hobs', '适用炉具', en, zh)
const ALL = hob('Gas, induction, ceramic', '燃气、电磁炉、陶瓷炉')
const GAS = hob('Gas and ceramic, not induction', '燃气与陶瓷炉，电磁炉不可')

export const kettle: ProductType = {
  code: 'kettle',
  prefix: 'KET',
  block: 22,
  label: ['Kettle', '水壶'],
  taxonomy: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Kettles',
  art: 'kettle',
  colourName: ['Colour', '颜色'],
  shippingGrams: 1400,
  maxAdd: 3,
  lines: [
    {
      brand: 'dapur-daughters',
      price: 109,
      categories: 'kitchen-cookware-kettles',
      facts: [fact('Material', '材质', 'Enamelled steel', '珐琅钢'), ALL, capacity('1.8 litres'), made('my')],
      about: [
        'Enamelled in the casserole colours, with a handle that stays cool because it is wood and not because it says so.',
        '与炖锅同色的珐琅。把手不烫，因为是木头，不是因为说明书这么写。',
      ],
      items: [
        {
          name: ['Whistling Enamel Kettle', '鸣笛珐琅壶'],
          colours: 'teal cherry oat',
          silhouette: 'stovetop',
          gifts: 'home cook',
          note: ['Two notes, a third apart', '双音哨，相差三度'],
          lead: [
            'It sings in harmony rather than screams. The whistle slips into the spout and comes out with the hand that pours.',
            '它是唱，不是叫。哨子塞进壶嘴，倒水时同一只手拔下。',
          ],
          pin: { popularity: 733 },
        },
        {
          name: ['Stovetop Pour-over Kettle', '手冲细嘴壶'],
          colours: 'oat teal',
          silhouette: 'gooseneck',
          price: 129,
          gifts: 'him cook',
          facts: [capacity('1 litre')],
          note: ['A thin spout you can steer', '细嘴，指哪到哪'],
          lead: [
            'For coffee people, and for tea people who warm the pot first. The spout drips nothing when you stop.',
            '给冲咖啡的人，也给先温壶的喝茶人。一收手，不滴水。',
          ],
        },
        {
          name: ['Family Kettle', '大家庭水壶'],
          colours: 'cherry teal',
          silhouette: 'stovetop',
          price: 119,
          facts: [capacity('3 litres')],
          note: ['Three litres, for a full table of cups', '三升，一桌人都有'],
          lead: [
            'Boils once for everyone. Wide mouth, so it can be scrubbed by an actual hand.',
            '烧一次，人人有份。壶口宽，手真的伸得进去刷。',
          ],
        },
      ],
    },
    {
      brand: 'tembaga-tin',
      price: 268,
      categories: 'kitchen-cookware-kettles',
      aboutFirst: true,
      restock: ['5 to 7 weeks', '5至7周'],
      facts: [
        of('copper'),
        GAS,
        fact('Inside', '内壁', 'Hand-wiped tin', '手工擦锡'),
        care('Polish with tamarind, or let it go brown', '以亚参擦亮，或任其变褐'),
        made('my'),
      ],
      about: [
        'Raised from one disc with a hammer, four thousand blows or so, then tinned over coals. The smith signs inside the lid with a punch the size of a grain of rice.',
        '一片铜圆料，锤四千下成形，炭火上挂锡。匠人在盖内打一个米粒大的印。',
      ],
      items: [
        {
          name: ['Hammered Copper Kettle', '手锤铜壶'],
          colours: 'copper',
          silhouette: 'stovetop',
          gifts: 'wedding cook',
          facts: [capacity('1.6 litres')],
          note: ['The kettle in the old photograph', '老照片里的那只壶'],
          lead: [
            'Copper boils a minute sooner than steel and looks better doing it. A house present that gets left in a will.',
            '铜比钢早开一分钟，还更好看。乔迁送它，最后会写进遗嘱。',
          ],
        },
        {
          name: ['Kopi Pot', '咖啡长嘴壶'],
          colours: 'copper',
          silhouette: 'gooseneck',
          price: 189,
          gifts: 'him host',
          facts: [capacity('1.2 litres')],
          note: ['Long spout, cloth sock included', '长嘴，附布滤袋'],
          lead: [
            'The coffee-shop pot, in metal that deserves it. Pull from shoulder height, if the floor is tiled.',
            '咖啡店那种壶，用上了配得起它的铜。想拉得高，地上最好铺了砖。',
          ],
        },
        {
          name: ['Small Tea Kettle', '小铜茶壶'],
          colours: 'copper',
          silhouette: 'teapot',
          price: 219,
          gifts: 'host her',
          facts: [capacity('0.8 litre')],
          note: ['Four cups, kept on a candle', '四杯，烛火保温'],
          lead: [
            'Sits on the Lilin candle stand or any small flame. Under the high handle there is room for a whole hand and a folded cloth.',
            '可坐在烛台或小火上。提梁高，伸得进整只手，再垫块布也宽裕。',
          ],
        },
      ],
    },
    {
      brand: 'tungku',
      price: 149,
      categories: 'kitchen-cookware-kettles',
      facts: [of('iron'), ALL, care('Empty while hot; dry with the lid off', '趁热倒空，开盖晾干'), made('id')],
      about: [
        'Cast in one pour and left bare outside. Iron holds its heat for forty minutes, which is three cups and most of an argument.',
        '一次浇铸，外壁不上釉。铁壶保温四十分钟，够喝三杯，也够把话说开。',
      ],
      items: [
        {
          name: ['Cast Iron Kettle', '铸铁水壶'],
          colours: 'charcoal',
          silhouette: 'stovetop',
          gifts: 'host him',
          facts: [capacity('1.2 litres')],
          note: ['Hobnailed, enamelled inside', '颗粒外壁，内壁珐琅'],
          lead: [
            'Rows of bumps, all of which help you lift it wet. Water tastes rounder, people say, and we have stopped arguing.',
            '外壁一排排凸点，手湿也拎得稳。都说水更圆润，我们也不争了。',
          ],
        },
        {
          name: ['Iron Teapot with Basket', '带滤铸铁茶壶'],
          colours: 'charcoal',
          silhouette: 'teapot',
          price: 119,
          gifts: 'host her wedding',
          facts: [capacity('0.6 litre'), hob('Table only', '仅供餐桌')],
          note: ['For the table, not the flame', '上桌用，不上火'],
          lead: [
            'A steel basket sits in the neck and comes out with the leaves. Enamelled inside, so the tea never tastes of iron.',
            '钢滤网坐在壶颈，连茶叶一起提出。内壁上了珐琅，茶里没有铁味。',
          ],
        },
      ],
    },
    {
      brand: 'nenek-co',
      price: 79,
      categories: 'kitchen-cookware-kettles',
      facts: [of('steel'), ALL, made('my')],
      points: [
        ['Spare whistle in the box', '盒内附备用哨'],
        ['Handles replaced for S$9.00', '换把手S$9.00'],
      ],
      about: [
        'The shape of every kettle in every kitchen before electricity learned to boil, with a base as flat as a plate and a lid that needs a proper tug.',
        '电还不会烧水的年代，家家厨房都是这个形状。壶底平如盘，盖子要用点力才拔得开。',
      ],
      items: [
        {
          name: ['Satin Steel Kettle', '缎面钢壶'],
          colours: 'steel',
          silhouette: 'stovetop',
          gifts: 'home',
          note: ['Two litres and one good whistle', '两升，一声好哨'],
          lead: [
            'Bought with the flat, still there at the fiftieth anniversary. It says when it is done and stops when you come.',
            '买屋时一起买的，金婚时还在。水开了它喊，您来了它停。',
          ],
          facts: [capacity('2 litres')],
        },
        {
          name: ['White Enamel Kettle', '白搪瓷壶'],
          colours: 'white cherry',
          silhouette: 'stovetop',
          price: 69,
          gifts: 'home host',
          facts: [fact('Material', '材质', 'Enamelled steel', '珐琅钢'), capacity('1.5 litres')],
          note: ['White with a blue foot, as it was', '白身蓝脚，一如从前'],
          lead: [
            'For barley water in the fridge, hibiscus on the balcony, and tea when there is a queue of aunts.',
            '放冰箱里盛薏米水，摆阳台盛洛神花茶，姑妈们排着队来时泡茶。',
          ],
        },
      ],
    },
    {
      brand: 'kaca-cahaya',
      price: 89,
      categories: 'kitchen-cookware-kettles',
      facts: [of('glass'), hob('Gas and ceramic, low', '燃气与陶瓷炉，小火'), made('id')],
      about: [
        'Borosilicate, blown in Klungkung, with a handle of wood or cane that stays cool. You can see the leaves, the fruit and the moment to stop.',
        '硼硅玻璃，克隆孔吹制，木柄或藤柄，不烫手。看得见叶、看得见果，也看得见该停的那一刻。',
      ],
      items: [
        {
          name: ['Glass Infusion Kettle', '玻璃养生壶'],
          colours: 'crystal',
          silhouette: 'teapot',
          gifts: 'host her',
          facts: [capacity('1.2 litres')],
          note: ['For chrysanthemum and red dates', '煮菊花与红枣'],
          lead: [
            'Low flame, eight minutes, and the kitchen turns golden. A glass basket lifts out with the dates in it.',
            '小火八分钟，厨房就金了。玻璃滤篮连枣一起提出。',
          ],
        },
        {
          name: ['Glass Pour-over Kettle', '玻璃手冲壶'],
          colours: 'crystal',
          silhouette: 'gooseneck',
          price: 99,
          gifts: 'host home',
          facts: [capacity('1 litre')],
          note: ['Watch the water, steer the stream', '看得见水，指得准流'],
          lead: [
            'The thin spout is drawn out by hand while the glass is soft. When the small bubbles start to rise in strings, coffee people say, it is time.',
            '细嘴趁玻璃还软时手工拉出。喝咖啡的人说，小气泡成串上升，就是时候。',
          ],
        },
      ],
    },
    {
      brand: 'batu-pahat-kiln',
      price: 118,
      categories: 'kitchen-cookware-kettles kitchen-table',
      facts: [of('stoneware'), hob('Table only', '仅供餐桌'), fact('Firing', '烧制', 'Wood, 52 hours', '柴烧，52小时'), made('my')],
      about: [
        'Teapots are the hardest thing a potter makes: body, lid, spout, handle and a hole, all shrinking together. These pour clean; we try each one.',
        '茶壶最考陶人：身、盖、嘴、把、孔，一起收缩。这些出水利落，每只我们都试过。',
      ],
      items: [
        {
          name: ['High-handle Teapot', '高提梁茶壶'],
          colours: 'celadon olive',
          silhouette: 'teapot',
          gifts: 'host him',
          facts: [capacity('0.35 litre')],
          note: ['One hand, one wrist, no spill', '一手一腕，不洒'],
          lead: [
            'A small turn of the wrist and the tea is in the cup. The handle stands well above the lid, so knuckles stay cool.',
            '手腕轻轻一转，茶就在杯里。提梁高过壶盖一大截，不烫指节。',
          ],
        },
        {
          name: ['Family Teapot', '大家茶壶'],
          colours: 'indigo celadon',
          silhouette: 'teapot',
          price: 158,
          gifts: 'home wedding',
          facts: [capacity('1.2 litres')],
          note: ['Six cups, cane handle', '六杯，藤提梁'],
          lead: [
            'The cane is bent green and tied with brass. Fill it after dinner, and the table stays for an hour.',
            '青藤弯成，铜丝扎紧。饭后泡一壶，一桌人多坐一个钟头。',
          ],
        },
        {
          name: ['Teapot for Two', '二人茶壶'],
          colours: 'clay olive',
          silhouette: 'teapot',
          price: 138,
          gifts: 'host her wedding',
          facts: [capacity('0.4 litre')],
          note: ['For the two people who stayed', '给留下来的两个人'],
          lead: [
            'Two cups and a half, the half being for whoever is still talking. Bare clay at the foot turns darker with every pot.',
            '两杯半，那半杯留给话还没说完的人。壶底露胎，越泡越深。',
          ],
        },
      ],
    },
  ],
}
