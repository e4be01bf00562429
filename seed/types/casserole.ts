import type { ProductType } from '../shape.ts'
import { care, COLOUR, fact, made, measures, of } from '../words.ts'

const across = (...rows: readonly (readonly [string, number, number])[]) => measures(['Diameter', '直径'], ...rows)
const HOBS = fact('Hobs', '适用炉具', 'Gas, induction, ceramic, oven', '燃气、电磁炉、陶瓷炉、烤箱')
const holds = (en: string, zh: string) => fact('Serves', '份量', en, zh)

export const casserole: ProductType = {
  code: 'casserole', prefix: 'CAS', block: 20,
  label: ['Casserole', '炖锅'],
  taxonomy: 'Home & Garden > Kitchen & Dining > Cookware & Bakeware > Cookware > Dutch Ovens',
  art: 'casserole', colourName: COLOUR, grams: 4200, maxAdd: 3,
  lines: [
    {
      brand: 'dapur-daughters', price: 219, categories: 'kitchen-cookware-casseroles',
      axis: across(['20 cm', 0, 3200], ['24 cm', 40, 4300], ['28 cm', 90, 5900]),
      facts: [of('enamelled'), HOBS, fact('Guarantee', '保修', '25 years', '25年'), made('my')],
      about: [
        'Cast in sand in Ipoh, enamelled three times and fired at 840 degrees. The lid has forty-two small drips underneath that send the steam back down as gravy.',
        '怡保砂模铸造，上釉三遍，840度烧成。锅盖内侧四十二粒凸点，把蒸汽变回肉汁。',
      ],
      items: [
        {
          name: ['Enamel Casserole', '珐琅炖锅'], colours: 'teal cherry oat dusk', gifts: 'cook wedding home',
          note: ['The one the sisters started with', '三姐妹的第一只锅'],
          lead: ['Brown in it, braise in it, carry it to the table in it. After a rendang it needs ten minutes’ soaking and your full attention to something else.', '煎在里面，炖在里面，端上桌也还是它。做完仁当，泡十分钟，您去忙别的就好。'],
          facts: [holds('4 to 8', '4至8人')], pin: { popularity: 958, off: 0, exclusive: true },
        },
        {
          name: ['Oval Casserole', '椭圆炖锅'], colours: 'mustard charcoal', price: 269, choices: '28cm', gifts: 'cook',
          note: ['Long enough for a whole bird', '放得下一整只鸡'],
          lead: ['Chicken, duck, a side of sea bass: anything that lies down. Handles are wide for gloves.', '鸡、鸭、半边金目鲈，躺得下的都行。把手宽，戴手套也握得住。'],
          facts: [holds('6', '6人')],
        },
        {
          name: ['Rice Casserole', '煮饭炖锅'], colours: 'oat cherry', price: 199, choices: '20cm', gifts: 'cook host',
          note: ['An inner lid, for rice that stands apart', '双层盖，饭粒分明'],
          lead: ['The second lid keeps starch where it belongs. There is a crust at the bottom if you ask for one: two more minutes, medium flame.', '里面那层盖，把米浆留住。想要锅巴，中火再多两分钟。'],
          facts: [holds('4', '4人')],
        },
        {
          name: ['Soup Heirloom', '传家汤锅'], colours: 'teal dusk', silhouette: 'stockpot', price: 239, choices: '24cm 28cm', gifts: 'home wedding',
          note: ['Taller by a hand, for stock and lotus root', '高一掌，煲高汤与莲藕'],
          lead: ['Deep and straight, so a six-hour soup loses an inch and not a third. Your initials can be cast into the base, which takes five weeks.', '深而直，煲六个钟头只少一寸。锅底可铸名字缩写，需五周。'],
          facts: [holds('8', '8人')],
        },
      ],
    },
    {
      brand: 'tungku', price: 189, categories: 'kitchen-cookware-casseroles', aboutFirst: true,
      axis: across(['24 cm', 0, 3900], ['28 cm', 60, 5100], ['30 cm', 100, 6000]),
      facts: [of('enamelled'), HOBS, made('id')],
      about: [
        'Tungku pots are low and wide: more bottom for browning, less wall to climb. The inside enamel is matt black, rough enough to build a crust and hide a history.',
        '灶火的锅矮而宽：底大好上色，壁低好翻动。内壁哑光黑釉，带点糙，挂得住焦香，也藏得住岁月。',
      ],
      items: [
        {
          name: ['Low Casserole', '浅炖锅'], colours: 'dusk mustard', silhouette: 'braiser', gifts: 'cook host', price: 229,
          note: ['Wide, shallow, straight to the table', '宽、浅，直接上桌'],
          lead: ['For chicken rice with the chicken in it, or noodles for eight that stay separate. Handles are cast so that gloves slide under.', '煮连鸡带饭的鸡饭，或八人份不糊的面。把手铸得正好插进手套。'],
          facts: [holds('6 to 8', '6至8人')], pin: { popularity: 801, off: 0 },
        },
        {
          name: ['Claypot in Iron', '铁砂煲'], colours: 'charcoal oat', choices: '24cm', gifts: 'cook',
          note: ['The claypot, without the crack', '砂煲的味道，不怕裂'],
          lead: ['Shape of a sandpot, patience of iron. Sausage rice at the weekend and no more wire round the outside.', '砂煲的样子，铸铁的耐心。周末腊味饭，锅外不必再缠铁线。'],
          facts: [holds('3', '3人')],
        },
        {
          name: ['Steamboat Casserole', '火锅炖锅'], colours: 'cherry dusk', silhouette: 'braiser', price: 259, choices: '30cm', gifts: 'host home',
          note: ['A divider, two broths, one table', '鸳鸯隔断，两种汤底'],
          lead: ['Enamelled on both sides of the wall, so the mild half stays mild. Reunion dinner is what it is for, and every Friday after.', '隔断两面都上釉，清汤一直是清汤。为团圆饭而做，之后的每个周五也用得上。'],
          facts: [holds('8', '8人')],
        },
        {
          name: ['Breakfast Casserole', '早餐小炖锅'], colours: 'oat dusk', silhouette: 'petite', price: 119, axis: across(['16 cm', 0, 1900]), gifts: 'home cook',
          note: ['Porridge for two, or eggs for one', '两人份粥，一人份蛋'],
          lead: ['Small enough to wash in one hand. It keeps porridge warm through a second cup and a phone call.', '小到一手就能洗。粥在里面，喝第二杯、接个电话，仍是热的。'],
          facts: [holds('2', '2人')],
        },
      ],
    },
    {
      brand: 'nenek-co', price: 149, categories: 'kitchen-cookware-casseroles',
      axis: across(['22 cm', 0, 3100], ['26 cm', 50, 4400]),
      facts: [of('enamelled'), HOBS, care('Hand wash; dry the rim', '手洗，擦干锅沿'), made('my')],
      about: [
        'The colours are those of an enamel carrier from 1962, matched from a chip. Knobs are brass and unscrew for ovens above 250 degrees.',
        '颜色照着1962年一只搪瓷提格的碎片调出。铜钮可旋下，烤箱超过250度时取掉。',
      ],
      items: [
        {
          name: ['Everyday Casserole', '日常炖锅'], colours: 'cherry mustard oat', gifts: 'home cook',
          note: ['A first pot, and often the last', '第一只锅，往往也是最后一只'],
          lead: ['Curry on Sunday, dhal on Monday, jam in the durian-less months. It asks for wooden spoons and returns the favour.', '周日咖喱，周一豆糊，没有榴梿的月份煮果酱。用木匙对它好，它也对您好。'],
          facts: [holds('4 to 6', '4至6人')],
        },
        {
          name: ['Herbal Soup Pot', '药膳炖盅锅'], colours: 'charcoal teal', silhouette: 'stockpot', price: 169, choices: '22cm', gifts: 'cook',
          note: ['Lid with a well, for double boiling', '凹盖注水，隔水慢炖'],
          lead: ['Fill the lid with cold water and the steam falls back at once. Three hours later the soup is clear and nobody had to watch.', '盖上注冷水，蒸汽遇凉即落。三小时后汤清见底，不必守着。'],
          facts: [holds('4', '4人')],
        },
        {
          name: ['Party Braiser', '宴客浅锅'], colours: 'mustard dusk', silhouette: 'braiser', price: 189, choices: '26cm', gifts: 'host',
          note: ['Low, wide, carried by two', '矮而宽，两人抬'],
          lead: ['Two people can carry it, which is how a braiser should arrive. Lid doubles as a dish for prawns.', '两个人抬着上桌，这才像样。锅盖翻过来，正好盛虾。'],
          facts: [holds('8', '8人')],
        },
      ],
    },
    {
      brand: 'nyala-iron', price: 159, categories: 'kitchen-cookware-casseroles',
      axis: across(['24 cm', 0, 4600], ['28 cm', 40, 6100]),
      facts: [of('iron'), fact('Seasoning', '养锅', 'Coconut oil, four coats', '椰子油，四遍'), care('Never soap; wipe and oil', '勿用洗洁精；擦净抹油'), made('id')],
      points: [
        ['Works over charcoal', '可上炭火'],
        ['Lid heavy enough to seal', '锅盖够重，扣得严'],
      ],
      about: [
        'Bare iron, sanded inside like a good floor. It is heavier than enamel, cheaper than enamel and quite impossible to ruin.',
        '裸铁，内壁打磨如好木地板。比珐琅重，比珐琅便宜，也几乎弄不坏。',
      ],
      items: [
        {
          name: ['Camp Oven', '营地荷兰锅'], colours: 'iron', gifts: 'cook him',
          note: ['Flat-bottomed, with a lid for embers', '平底，锅盖可压炭'],
          lead: ['Bread on Pulau Ubin, bak kut teh on a balcony. The knob unscrews when the embers go on top.', '在乌敏岛烤面包，在阳台煲肉骨茶。锅盖压炭时，锅钮可以旋下。'],
          facts: [holds('6', '6人')],
        },
        {
          name: ['Double Bread Oven', '双盖面包锅'], colours: 'iron', silhouette: 'braiser', price: 179, choices: '28cm', gifts: 'cook home',
          note: ['Shallow below, domed above, an oven', '下浅上拱，就是小烤炉'],
          lead: ['Dough goes straight into the hot base, the heavy lid on top. Sourdough in a humid kitchen finally gets its crust.', '面团放进烧热的浅锅，重盖扣上。湿热的厨房里，酸种面包总算有了脆皮。'],
          facts: [holds('One 900 g loaf', '一只900克面包')],
        },
      ],
    },
    {
      brand: 'dapur-daughters', price: 59, categories: 'kitchen-cookware-casseroles kitchen-table',
      axis: across(['10 cm', 0, 900], ['14 cm', 30, 1600]),
      facts: [of('enamelled'), HOBS, fact('Guarantee', '保修', '25 years', '25年'), made('my')],
      about: [
        'The youngest sister’s idea: the big pot, for one. They go from oven to table to fridge, lid on, without anyone washing a second dish.',
        '小妹的主意：一人份的大锅。从烤箱到餐桌到冰箱，盖着盖，不必多洗一只碗。',
      ],
      items: [
        {
          name: ['Little Casserole', '小珐琅锅'], colours: 'cherry dusk', silhouette: 'petite', gifts: 'host home',
          note: ['Baked eggs, dips, one person’s pudding', '烤蛋、蘸酱、一人份布丁'],
          lead: ['People buy one for sambal and come back for the set. The knob is brass, like its mother’s.', '先买一只装参巴，再回来配齐一套。铜钮，随它母亲。'],
          facts: [holds('1', '1人')],
        },
        {
          name: ['Set of Four Little Casseroles', '小珐琅锅四只'], colours: 'teal oat', silhouette: 'petite', price: 219, choices: '10cm', gifts: 'wedding host',
          note: ['Four of a colour, boxed', '同色四只，礼盒装'],
          lead: ['Soup for four, and nobody measures who had more. The box is strong enough to keep.', '四人份的汤，谁也不必比谁多。盒子结实，留得住。'],
          facts: [holds('4', '4人')],
        },
      ],
    },
    {
      brand: 'tungku', price: 139, categories: 'kitchen-cookware-casseroles',
      axis: across(['18 cm', 0, 2300], ['22 cm', 30, 3300]),
      facts: [of('enamelled'), HOBS, made('id')],
      about: [
        'Saucepans with a casserole’s patience, on one long handle with a loop. Good for things that begin as stirring and end as waiting.',
        '有炖锅耐心的单柄锅，长柄带挂环。适合先搅后等的东西。',
      ],
      items: [
        {
          name: ['Iron Saucepan', '珐琅铸铁单柄锅'], colours: 'charcoal teal', silhouette: 'saucepan', gifts: 'cook home',
          note: ['Heavy lid, long handle, level heat', '重盖、长柄，火候匀'],
          lead: ['Caramel, custard, red bean. The heat stays level even when your attention does not.', '焦糖、卡士达、红豆。您走神了，火候没走。'],
          facts: [holds('2 to 3', '2至3人')],
        },
        {
          name: ['Dessert Soup Pot', '糖水锅'], colours: 'oat cherry', silhouette: 'saucepan', price: 149, gifts: 'cook host',
          note: ['For green bean soup and everything after it', '绿豆汤，以及之后的每一锅'],
          lead: ['Rounded inside, so a spoon reaches every bean. Sweet soups hold their warmth for a whole drama episode.', '内壁圆弧，勺子够得到每颗豆。一锅糖水，热得过一整集连续剧。'],
          facts: [holds('4', '4人')],
        },
      ],
    },
  ],
}
