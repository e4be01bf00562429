import type { ProductType } from '../shape.ts'
import { care, fact, made, of } from '../words.ts'

const pieces = (en: string, zh: string) => fact('Contents', '内含', en, zh)
const SAFE = care('Dishwasher and microwave safe', '可入洗碗机与微波炉')

export const dinnerSet: ProductType = {
  code: 'dinner-set', prefix: 'DIN', block: 23,
  label: ['Dinner set', '餐具套装'],
  taxonomy: 'Home & Garden > Kitchen & Dining > Tableware > Dinnerware > Dinnerware Sets',
  art: 'dinner-set', colourName: ['Glaze', '釉色'], grams: 4600, maxAdd: 4,
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
          name: ['Rice and Dishes Set for Four', '四人饭菜套装'], colours: 'ivory celadon clay', silhouette: 'stack', gifts: 'wedding home',
          note: ['How a table here is really laid', '这里的餐桌本来的样子'],
          lead: ['Four rice bowls, four small plates, four soup bowls and two platters to share. Not one dinner plate, because who needs it.', '四饭碗、四小碟、四汤碗，两只大盘同吃。没有西式大餐盘，谁用得着呢。'],
          facts: [pieces('14 pieces', '14件')], pin: { popularity: 812 },
        },
        {
          name: ['Everyday Set for Two', '二人日常套装'], colours: 'ivory indigo', silhouette: 'setting', price: 98, gifts: 'home',
          note: ['A first kitchen’s worth', '第一个厨房的份量'],
          lead: ['Two of everything two people use. The pasta bowl is the one you will reach for six nights in seven.', '两个人用的，各两件。那只面碗，七天里有六天会拿它。'],
          facts: [pieces('8 pieces', '8件')],
        },
        {
          name: ['Noodle Bowl Pair', '面碗一对'], colours: 'celadon charcoal clay', silhouette: 'bowls', price: 59, gifts: 'cook',
          note: ['One litre each, deep and wide', '每只一升，又深又宽'],
          lead: ['Wide for steam, weighted low, with an edge thin enough to drink from. Holds laksa without spilling hope.', '口宽散热，底重不晃，碗沿薄，端起来喝也顺。盛叻沙，也盛得住期待。'],
          facts: [pieces('2 bowls', '2只碗')],
        },
        {
          name: ['Reunion Set for Eight', '八人团圆套装'], colours: 'celadon ivory', silhouette: 'stack', price: 468, gifts: 'wedding host home',
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
          name: ['Leaf Tea Cups for Four', '一叶茶杯四人组'], colours: 'blue-white white', silhouette: 'cups', gifts: 'host wedding',
          note: ['Four cups, four saucers, thin at the lip', '四杯四碟，杯沿薄'],
          lead: ['A thin lip brings the tea to the tongue before the cup is noticed. The ear takes two fingers, as it should.', '沿薄，茶先到舌尖，杯子后来才想起。杯耳容两指，正是该有的量。'],
          facts: [pieces('8 pieces', '8件')],
        },
        {
          name: ['Eggshell Dinner Set for Two', '薄胎二人餐具'], colours: 'white', silhouette: 'setting', price: 298, gifts: 'wedding',
          note: ['Thin, strong, quietly grand', '薄而韧，安静的讲究'],
          lead: ['Looks as though it must not be used, and has been used daily in Yingge since 2011. Thinness is not the same as weakness.', '看似不该用，莺歌那家从2011年天天在用。薄，不等于弱。'],
          facts: [pieces('10 pieces', '10件')],
        },
        {
          name: ['Pair of Thin Bowls', '薄胎对碗'], colours: 'blue-white', silhouette: 'bowls', price: 78, gifts: 'host him',
          note: ['His, hers, and the blue flower on both', '他一只，她一只，都有那朵蓝花'],
          lead: ['Held to the window they show the shadow of a finger. The rim flares, so hot soup can be lifted to the mouth in peace.', '举到窗前，看得见指影。碗口外撇，热汤端到嘴边也从容。'],
          facts: [pieces('2 bowls', '2只碗')],
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
          name: ['Storm Dinner Set for Four', '雨蓝四人餐具'], colours: 'indigo celadon', silhouette: 'stack', price: 228, gifts: 'wedding home',
          note: ['Plates and bowls in storm blue', '雨蓝的盘与碗'],
          lead: ['The blue pools in the middle, so food seems to float. Very good with white rice, better with red curry.', '蓝釉往中间聚，菜像浮在水上。配白饭好，配红咖喱更好。'],
          facts: [pieces('16 pieces', '16件')],
        },
        {
          name: ['Ash-glazed Breakfast Set', '灰釉早餐组'], colours: 'clay charcoal', silhouette: 'setting', price: 138, gifts: 'home',
          note: ['Bowls, plates, and a little dish for the soy', '碗、盘，还有一只酱油小碟'],
          lead: ['Glazed with ash from the kiln’s own fire. Half-boiled eggs look right in it, kaya looks better.', '用窑里的柴灰上釉。盛半熟蛋相称，盛咖椰更相称。'],
          facts: [pieces('8 pieces', '8件')],
        },
        {
          name: ['Dessert Soup Bowls, Set of Four', '糖水碗四只'], colours: 'clay celadon indigo', silhouette: 'bowls', price: 45, gifts: 'cook host under50',
          note: ['Four bowls that sit one in another', '四只碗，一只坐进一只'],
          lead: ['For red bean, green bean, and the sweet potato your aunt brings in a pot. The foot is bare clay and grips the tray.', '盛红豆汤、绿豆汤，还有姑姑端来的那锅番薯。碗足露胎，放在托盘上不滑。'],
          facts: [pieces('4 bowls', '4只碗')],
        },
      ],
    },
    {
      brand: 'nenek-co', price: 88, categories: 'kitchen-table',
      facts: [of('porcelain'), SAFE, made('th')],
      about: [
        'Kopitiam ware, thick on purpose: it keeps the coffee hot and forgives being stacked. Flowers and green lines are all under the glaze and will not wash off in your lifetime.',
        '咖啡店的厚瓷，本就该厚：保温，经得起摞。花与绿边都在釉下，您这辈子洗不掉。',
      ],
      items: [
        {
          name: ['Green Flower Kopi Set', '绿花咖啡杯组'], colours: 'white', silhouette: 'cups', gifts: 'host home',
          note: ['Six cups, six saucers', '六杯六碟'],
          lead: ['The green bouquet every morning began with. Saucers are deep, because you are going to pour into them.', '每个早晨从这朵绿花开始。碟子深，因为您会把咖啡倒进去喝。'],
          facts: [pieces('12 pieces', '12件')],
        },
        {
          name: ['Green Flower Bowls, Set of Six', '绿花碗六只'], colours: 'white', silhouette: 'bowls', price: 66, gifts: 'cook home',
          note: ['The flower, the leaf, the line below the lip', '一朵花，几片叶，沿下一道绿边'],
          lead: ['Hand-painted in Lampang by people paid per flower. No two stems agree on which way the wind is blowing.', '南邦手绘，按朵计酬。六枝花，对风向各有看法。'],
          facts: [pieces('6 bowls', '6只碗')],
        },
        {
          name: ['Green Line Table Set', '绿边餐具组'], colours: 'white', silhouette: 'stack', price: 148, gifts: 'home wedding',
          note: ['Plates and bowls, one green line on each', '盘与碗，各一道绿边'],
          lead: ['The plain half of the family, for people who like the cups but not a garden on every plate. Stacks flat in a shallow cupboard.', '这一家里素净的那一半，给爱那只杯、又不想满桌是花的人。叠起来平，浅柜也放得下。'],
          facts: [pieces('8 pieces', '8件')],
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
          name: ['Sea Glass Cups and Saucers', '海玻璃杯碟'], colours: 'sea-glass cobalt', silhouette: 'cups', gifts: 'home host',
          note: ['Four cups without ears, four saucers', '四杯无耳，四碟'],
          lead: ['Thick enough to hold hot tea in the hand. No two are quite the same height, so guests can tell theirs.', '够厚，热茶也端得住。高矮略有不同，各人认得自己那只。'],
          facts: [pieces('8 pieces', '8件')],
        },
        {
          name: ['Ice Kacang Bowls, Set of Four', '红豆冰碗四只'], colours: 'cobalt sea-glass', silhouette: 'bowls', price: 58, gifts: 'host home',
          note: ['Deep, blue, dramatic when full', '深碗，蓝色，堆满才好看'],
          lead: ['A mountain of ice needs a valley. The wall is thick, so the cold stays in and fingers stay off it.', '冰山要有个山谷。碗壁厚，冷留在里面，手指不冻着。'],
          facts: [pieces('4 bowls', '4只碗')],
        },
        {
          name: ['Sea Glass Table Set', '海玻璃餐具组'], colours: 'sea-glass cobalt', silhouette: 'stack', price: 188, gifts: 'host wedding',
          note: ['Plates and bowls the colour of a lagoon', '潟湖颜色的盘与碗'],
          lead: ['Pressed warm, then fire-polished, so every edge is round. Mangoes look correct on it; so does very little else, which is the point.', '趁热压成，再过火抛光，边沿都是圆的。放芒果最相称，别的少放，这样才好看。'],
          facts: [pieces('8 pieces', '8件')],
        },
      ],
    },
  ],
}
