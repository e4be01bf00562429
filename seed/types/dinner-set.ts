import type { ProductType } from '../shape.ts'
import { care, fact, made, of } from '../words.ts'

const pieces = (en: string, zh: string) => fact('Contents', '内含', en, zh)
const SAFE = care('Dishwasher and microwave safe', '可入洗碗机与微波炉')

export const dinnerSet: ProductType = {
  code: 'dinner-set', prefix: 'DIN', block: 23,
  label: ['Dinner set', '餐具套装'],
  taxonomy: 'Home & Garden > Kitchen & Dining > Tableware > Dinnerware > Dinnerware Sets',
  art: null, colourName: ['Glaze', '釉色'], grams: 4600, maxAdd: 4,
  lines: [
    {
      brand: 'gading-clay', price: 189, categories: 'kitchen-table',
      facts: [of('stoneware'), SAFE, made('my')],
      about: [
        'Gading throws for cooks: bowls deep enough for broth, plates with a lip for gravy, nothing that will not stack. The body is ivory all through, so a chip is only a smaller piece of the same.',
        '牙白陶社为下厨的人拉坯：碗深盛得住汤，盘有沿接得住汁，样样能叠。胎体通身牙白，就算磕了一角，里面还是那个白。',
      ],
      items: [
        {
          name: ['Rice and Dishes Set for Four', '四人饭菜套装'], colours: 'ivory celadon clay', gifts: 'wedding home',
          note: ['How a table here is really laid', '这里的餐桌本来的样子'],
          lead: ['Four rice bowls, four small plates, four soup bowls and two platters to share. Not one dinner plate, because who needs it.', '四饭碗、四小碟、四汤碗，两只大盘同吃。没有西式大餐盘，谁用得着呢。'],
          facts: [pieces('14 pieces', '14件')], pin: { popularity: 812 },
        },
        {
          name: ['Everyday Set for Two', '二人日常套装'], colours: 'ivory indigo', price: 98, gifts: 'home',
          note: ['A first kitchen’s worth', '第一个厨房的份量'],
          lead: ['Two of everything two people use. The pasta bowl is the one you will reach for six nights in seven.', '两个人用的，各两件。那只面碗，七天里有六天会拿它。'],
          facts: [pieces('8 pieces', '8件')],
        },
        {
          name: ['Noodle Bowl Pair', '面碗一对'], colours: 'celadon charcoal clay', price: 59, gifts: 'cook',
          note: ['One litre each, chopstick notch', '每只一升，有筷子缺口'],
          lead: ['Wide for steam, weighted low, with a notch where chopsticks would otherwise roll off. Holds laksa without spilling hope.', '口宽散热，底重不晃，缺口搁筷子。盛叻沙，也盛得住期待。'],
          facts: [pieces('2 bowls', '2只碗')],
        },
        {
          name: ['Reunion Set for Eight', '八人团圆套装'], colours: 'ivory celadon', price: 468, gifts: 'wedding host home',
          note: ['Sixteen bowls, ten plates, one huge platter', '十六碗、十盘、一只特大盘'],
          lead: ['The big platter is 40 cm and takes a whole steamed fish with its garnish. The rest is bowls, since one always goes missing on the fifteenth day.', '大盘40厘米，清蒸全鱼连葱姜都放得下。其余是碗，反正元宵之前总会少一只。'],
          facts: [pieces('27 pieces', '27件')],
        },
      ],
    },
    {
      brand: 'yi-ye-kiln', price: 258, categories: 'kitchen-table', aboutFirst: true,
      restock: ['4 to 5 weeks', '4至5周'],
      facts: [of('porcelain'), care('Hand wash; no metallic rim to fear', '手洗，无金边之虞'), made('tw')],
      about: [
        'Thrown thin, trimmed thinner, and fired at 1,310 degrees until the wall lets light through. Tap the rim with a nail; it answers.',
        '拉得薄，修得更薄，1310度烧成，壁能透光。指甲轻叩碗沿，它会应一声。',
      ],
      items: [
        {
          name: ['Leaf Tea Set for Four', '一叶茶具四人组'], colours: 'white celadon', gifts: 'host wedding',
          note: ['Pot, pitcher, four cups, a tray', '壶、公道杯、四杯、一盘'],
          lead: ['The pot pours in nine seconds and stops without a drop. Cups hold three sips, as they should.', '壶九秒出尽，收水无滴。杯容三口，正是该有的量。'],
          facts: [pieces('7 pieces', '7件')],
        },
        {
          name: ['Eggshell Dinner Set for Two', '薄胎二人餐具'], colours: 'white', price: 298, gifts: 'wedding',
          note: ['Thin, strong, quietly grand', '薄而韧，安静的讲究'],
          lead: ['Looks as though it must not be used, and has been used daily in Yingge since 2011. Thinness is not the same as weakness.', '看似不该用，莺歌那家从2011年天天在用。薄，不等于弱。'],
          facts: [pieces('10 pieces', '10件')],
        },
        {
          name: ['Covered Tea Cup', '三才盖碗'], colours: 'celadon white cobalt', price: 78, gifts: 'host him',
          note: ['Lid, bowl, saucer; heaven, man, earth', '盖、碗、托，天地人三才'],
          lead: ['The rim flares so fingers stay cool. Good for a green tea, and for drinking it with the lid at a tilt.', '碗口外撇，不烫手。泡绿茶好，斜着盖子直接喝更好。'],
          facts: [pieces('1 set', '1套')],
        },
      ],
    },
    {
      brand: 'batu-pahat-kiln', price: 168, categories: 'kitchen-table',
      facts: [of('stoneware'), fact('Firing', '烧制', 'Wood, 52 hours', '柴烧，52小时'), SAFE, made('my')],
      about: [
        'Pots nearest the fire come out flashed with orange, those behind them green. They are sorted into sets by mood, since no two can be matched by colour.',
        '离火近的，泛一抹橘；靠后的，转青。没有两件同色，只好凭气质配成套。',
      ],
      items: [
        {
          name: ['Storm Dinner Set for Four', '雨蓝四人餐具'], colours: 'indigo celadon', price: 228, gifts: 'wedding home',
          note: ['Plates, bowls and sauce dishes in storm blue', '雨蓝的盘、碗与酱碟'],
          lead: ['The blue pools in the middle, so food seems to float. Very good with white rice, better with red curry.', '蓝釉往中间聚，菜像浮在水上。配白饭好，配红咖喱更好。'],
          facts: [pieces('16 pieces', '16件')],
        },
        {
          name: ['Ash-glazed Breakfast Set', '灰釉早餐组'], colours: 'natural olive', price: 138, gifts: 'home',
          note: ['Two bowls, two plates, two egg cups', '两碗、两盘、两蛋杯'],
          lead: ['Glazed with ash from the kiln’s own fire. Half-boiled eggs look right in it, kaya looks better.', '用窑里的柴灰上釉。盛半熟蛋相称，盛咖椰更相称。'],
          facts: [pieces('6 pieces', '6件')],
        },
        {
          name: ['Sauce and Sambal Dishes', '酱料小碟'], colours: 'celadon clay indigo', price: 45, gifts: 'cook host under50',
          note: ['Eight little dishes, all different', '八只小碟，各不相同'],
          lead: ['For soy, chilli, calamansi and the thing your uncle brings in a jar. Set them down the middle and watch the table begin.', '盛酱青、辣椒、酸柑，还有舅舅带来的那罐。排在桌子中间，饭局就开始了。'],
          facts: [pieces('8 dishes', '8只')],
        },
      ],
    },
    {
      brand: 'nenek-co', price: 88, categories: 'kitchen-table',
      facts: [of('porcelain'), SAFE, made('th')],
      about: [
        'Kopitiam ware, thick on purpose: it keeps the coffee hot and forgives being stacked. Flowers, birds and rims are all under the glaze and will not wash off in your lifetime.',
        '咖啡店的厚瓷，本就该厚：保温，经得起摞。花、鸟与边线都在釉下，您这辈子洗不掉。',
      ],
      items: [
        {
          name: ['Green Flower Kopi Set', '绿花咖啡杯组'], colours: 'white', gifts: 'host home',
          note: ['Six cups, six saucers, six spoons', '六杯六碟六匙'],
          lead: ['The green bouquet every morning began with. Saucers are deep, because you are going to pour into them.', '每个早晨从这朵绿花开始。碟子深，因为您会把咖啡倒进去喝。'],
          facts: [pieces('18 pieces', '18件')],
        },
        {
          name: ['Rooster Bowls, Set of Six', '公鸡碗六只'], colours: 'white', price: 66, gifts: 'cook home',
          note: ['The rooster, the peony, the banana leaf', '公鸡、牡丹、蕉叶'],
          lead: ['Hand-painted in Lampang by people paid per bird. No two roosters agree on which way the wind is blowing.', '南邦手绘，按只计酬。六只公鸡，对风向各有看法。'],
          facts: [pieces('6 bowls', '6只碗')],
        },
        {
          name: ['Children’s First Set', '孩子的第一套'], colours: 'white sky', price: 48, also: 'kids-wear', gifts: 'under50',
          note: ['A bowl, a plate, a mug with two ears', '碗、盘、双耳杯'],
          lead: ['Small, heavy and hard to knock over. The mug has two handles and one painted mouse, inside, at the bottom.', '小、沉、不易打翻。杯有双耳，杯底画着一只小鼠。'],
          facts: [pieces('3 pieces', '3件')],
        },
      ],
    },
    {
      brand: 'kaca-cahaya', price: 72, categories: 'kitchen-table',
      facts: [of('glass'), care('Dishwasher safe, top rack', '可入洗碗机上层'), made('id')],
      about: [
        'Thick recycled glass with a tint the colour of shallow water. It bounces, once, if you are lucky.',
        '厚实的回收玻璃，带一点浅海的颜色。运气好的话，掉地上会弹一下。',
      ],
      items: [
        {
          name: ['Six Bubble Tumblers', '气泡杯六只'], colours: 'celadon cobalt crystal', gifts: 'home host',
          note: ['Heavy in the hand, cool for a long time', '沉手，凉得久'],
          lead: ['Made for sugar-cane juice and good for whisky. No two are quite the same height, so guests can tell theirs.', '为甘蔗水而做，喝威士忌也好。高矮略有不同，各人认得自己那只。'],
          facts: [pieces('6 tumblers', '6只')],
        },
        {
          name: ['Ice Kacang Bowls, Set of Four', '红豆冰碗四只'], colours: 'rose sky', price: 58, gifts: 'host home',
          note: ['Footed, deep, dramatic when full', '高脚、深碗，堆满才好看'],
          lead: ['A mountain of ice needs a plain. The foot keeps melted syrup off the table and fingers off the cold.', '冰山要有个底座。高脚让糖水不淌桌，手指不冻着。'],
          facts: [pieces('4 bowls', '4只碗')],
        },
        {
          name: ['Fruit Platter in Sea Glass', '海玻璃水果盘'], colours: 'celadon cobalt', price: 88, gifts: 'host wedding',
          note: ['Forty centimetres, thick as a thumb', '40厘米，拇指厚'],
          lead: ['Slumped over a mould of wet sand, so the underside is rough and the top is a lagoon. Mangoes look correct on it.', '趁热塌在湿沙模上，底粗面滑，像一汪潟湖。放芒果最相称。'],
          facts: [pieces('1 platter', '1只')],
        },
      ],
    },
  ],
}
