import type { ProductType } from '../shape.ts'
import { care, COLOUR, fact, made, of, SIZE, WOMEN_SIZES } from '../words.ts'

const long = (cm: number) => fact('Dress length', '衣长', `${cm} cm in size S`, `S码${cm}厘米`)
const COOL = care('Machine wash cold, hang in shade', '冷水机洗，阴凉处挂干')

export const dress: ProductType = {
  code: 'dress', prefix: 'DRE', block: 14,
  label: ['Dress', '连衣裙'],
  taxonomy: 'Apparel & Accessories > Clothing > Dresses',
  art: 'dress', colourName: COLOUR, grams: 360, maxAdd: 4,
  lines: [
    {
      brand: 'anggun-studio', price: 189, silhouette: 'knee', categories: 'women-clothing-dresses', axis: WOMEN_SIZES,
      facts: [of('cotton'), fact('Lined with', '里布', 'Cotton voile', '棉薄纱'), COOL, made('my')],
      about: [
        'Runs are small, forty or so of each, and numbered on the care label. Seams carry an extra two centimetres for letting out, because bodies are not finished either.',
        '每款只做四十来件，洗标上有编号。缝份多留两厘米可放，因为身形也还在变。',
      ],
      items: [
        {
          name: ['Waltz Dress', '圆舞连衣裙'], colours: 'garnet ink indigo', choices: 'xs s m l', gifts: 'her',
          note: ['Fitted to the waist, then six metres of hem', '收腰，下摆六米'],
          lead: ['It stands still like a plain dress and turns like a better one. Bring it to a wedding with a live band.', '站着是条素裙，一转身就不同了。有现场乐队的喜宴，就穿它。'],
          facts: [long(102)], pin: { popularity: 884 },
        },
        {
          name: ['Sash Column Dress', '系带直身连衣裙'], colours: 'ivory jade', silhouette: 'midi', choices: 's m l', price: 229, gifts: 'her wedding',
          note: ['A straight fall, held by one sash', '直直垂落，一条带收住'],
          lead: ['Falls straight from the shoulder and opens as you climb stairs. The pockets are real and so is the zip.', '从肩垂直落下，上楼时散开。口袋是真的，拉链也是。'],
          facts: [long(118)],
        },
        {
          name: ['Side-tie Dress in Dry Cotton', '干爽棉侧系带裙'], colours: 'apricot indigo ink', silhouette: 'midi', choices: 'xs s m l', price: 179, gifts: 'her',
          note: ['Ties at the side, stays put in wind', '侧系带，风里不散'],
          lead: ['The sash is sewn in at one seam, so it cannot be lost in the wash. Fits two sizes either way, so it survives a season.', '腰带一端缝在侧缝里，洗多少次也丢不了。上下两码都穿得，一季不愁。'],
          facts: [long(106)],
        },
        {
          name: ['Pinafore for Grown-ups', '大人的背心裙'], colours: 'ink garnet', silhouette: 'midi', choices: 's m l', price: 169,
          note: ['Over a T-shirt, under nothing', '套T恤，外面什么也不用'],
          lead: ['Round neck, wide straps, a sash like an apron’s. It has taught art classes and sat through a board meeting.', '圆领、宽肩带、围裙般的系带。教过美术课，也坐过董事会。'],
          facts: [long(110)],
        },
      ],
    },
    {
      brand: 'selat', price: 159, silhouette: 'knee', categories: 'women-clothing-dresses', axis: WOMEN_SIZES, aboutFirst: true,
      facts: [of('linen'), fact('Fabric', '面料', '100% linen, 185 g per m²', '100%亚麻，每平方米185克'), COOL, made('sg')],
      about: [
        'A heavier linen than the shirts, washed with stones until it gives. Creases are part of it; ten minutes in a steamy bathroom takes out the ones you did not choose.',
        '比衬衫更厚的亚麻，石洗到松软。皱是它的一部分；挂进有蒸汽的浴室十分钟，不想要的那几道就平了。',
      ],
      items: [
        {
          name: ['Linen Shift', '亚麻直筒裙'], colours: 'indigo apricot ivory', silhouette: 'midi', choices: 'xs s m l', gifts: 'her',
          note: ['Two seams, two pockets, one decision', '两道缝、两个袋、一个决定'],
          lead: ['Pull it on, tie it or do not, and go. The armholes are cut high enough that nobody sees your week.', '一套，系不系带随您，就出门。袖窿开得高，谁也看不出您这周过得如何。'],
          facts: [long(98)],
        },
        {
          name: ['Strait Maxi Dress', '海峡长裙'], colours: 'jade ivory', silhouette: 'maxi', choices: 's m l', price: 199, gifts: 'her',
          note: ['Ankle length, slit to the knee', '及踝，开衩至膝'],
          lead: ['Named for the water at six in the morning, when ferries go out flat calm. It moves about as much as that.', '取名自清晨六点的海面，渡轮出港，波平如镜。裙摆也就动那么一点。'],
          facts: [long(138)],
        },
        {
          name: ['Belted Sun Dress', '束腰太阳裙'], colours: 'indigo garnet', silhouette: 'knee', choices: 's m l', price: 169, gifts: 'her',
          note: ['A belt, a V, a wide hem', '一条腰带，一个V领，一圈宽摆'],
          lead: ['Linen to the waist and linen below it, with a leather belt you may lose without regret. It does for the office and for the beach after.', '上下都是亚麻，皮带弄丢也不可惜。上班穿得，下班去海边也穿得。'],
          facts: [long(112)],
        },
      ],
    },
    {
      brand: 'orkid-lane', price: 279, silhouette: 'maxi', categories: 'women-clothing-dresses', axis: WOMEN_SIZES,
      facts: [of('silk'), fact('Fabric', '面料', 'Sandwashed silk, 19 momme', '砂洗真丝，19姆米'), care('Dry clean, or hand wash cold', '干洗，或冷水手洗'), made('sg')],
      about: [
        'Sandwashed silk has no glare and hides water marks, which is the only kind worth wearing in the rain. Each dress takes a tailor in Tiong Bahru a day and a half.',
        '砂洗真丝不反光，也不留水印，雨天敢穿的只有这种。中峇鲁的裁缝，做一条要一天半。',
      ],
      items: [
        {
          name: ['Lantern Street Gown', '灯街长裙'], colours: 'garnet ink', choices: 's m l', gifts: 'her wedding',
          note: ['Bias-cut, low back, no zip', '斜裁，露背，无拉链'],
          lead: ['It goes on over the head and finds you by itself. Wear it with a shawl until the speeches are over.', '套头一落，自己贴身。致辞结束之前，披一条披肩。'],
          facts: [long(142)],
        },
        {
          name: ['Tea Dance Dress', '茶舞裙'], colours: 'apricot jade', silhouette: 'knee', choices: 'xs s m', price: 259, gifts: 'her',
          note: ['Flutter sleeves, covered buttons', '飘袖，包扣'],
          lead: ['The sleeve is one circle of silk, hemmed so finely that it never settles. Thirty-two buttons run down the back; the first six open.', '袖子是一整圈真丝，卷边极细，总在轻晃。背后三十二粒扣，真开的是头六粒。'],
          facts: [long(104)],
        },
        {
          name: ['Mother of the Bride Dress', '喜宴主家长裙'], colours: 'indigo garnet jade', silhouette: 'maxi', choices: 's m l xl', price: 329, gifts: 'wedding her',
          note: ['A long line, ease where it matters', '线条修长，该松的地方松'],
          lead: ['Made for a woman who will stand at a door for two hours, sit for four and dance for ten minutes. The lining breathes; the colour does not shout over the bride.', '为要站两个钟头迎宾、坐四个钟头、跳十分钟舞的她而做。里布透气，颜色不抢新娘。'],
          facts: [long(136)],
        },
        {
          name: ['Silk Supper Dress', '真丝夜宵裙'], colours: 'jade ivory ink', silhouette: 'knee', choices: 'xs s m l', price: 219, gifts: 'her',
          note: ['A narrow belt, hem at the knee', '细腰带，下摆及膝'],
          lead: ['Under a knit for work, on its own for supper. The belt buckles at the back of a drawer when you do not want it.', '上班叠在针织衫下，吃夜宵单穿。腰带不想系，就收进抽屉。'],
          facts: [long(110)],
        },
      ],
    },
    {
      brand: 'casa-laut', price: 119, silhouette: 'maxi', categories: 'women-clothing-dresses', axis: WOMEN_SIZES,
      facts: [fact('Material', '材质', 'Lyocell', '莱赛尔'), care('Machine wash cold; dries in three hours', '冷水机洗，三小时即干'), made('id')],
      points: [
        ['Packs to the size of a mango', '卷起来像只芒果'],
        ['Salt, sunscreen and pool water wash out', '盐、防晒霜、池水都洗得掉'],
      ],
      about: [
        'Cut for islands: loose where there is wind, tied where there is not.',
        '为海岛而裁：有风处宽，无风处系。',
      ],
      items: [
        {
          name: ['Jetty Maxi', '码头长裙'], colours: 'ivory garnet', silhouette: 'maxi', choices: 's m l', gifts: 'her',
          note: ['Tiered, elastic at the back', '层层下摆，后背松紧'],
          lead: ['Wear it off the boat, at lunch, and as a cover for reading on a wet towel. The tiers were sized so that the last one never drags on steps.', '下船穿、午饭穿，铺着湿毛巾看书也穿。层次量过，最后一层上台阶不拖地。'],
          facts: [long(132)],
        },
        {
          name: ['Sarong Dress', '纱笼裙'], colours: 'jade apricot ivory', silhouette: 'midi', choices: 's m l', price: 99, gifts: 'her',
          note: ['One piece of cloth with a plan', '一块有主意的布'],
          lead: ['Stitched at a single point, so it can be tied four ways and cannot fall off in any of them. A card shows how.', '只缝一处，可系四种样子，哪种都不会掉。附一张图。'],
          facts: [long(104)],
        },
        {
          name: ['Evening on Deck Dress', '甲板晚裙'], colours: 'ink garnet jade', choices: 's m l', price: 139, gifts: 'her',
          note: ['Halter, low waist, pockets', '挂颈、低腰、有袋'],
          lead: ['Dinner outdoors is the whole brief. The halter ties with a loop and a bead, which is easier than a bow after a swim.', '只为露天晚餐而做。挂颈用环与珠来系，游过泳后比打结容易。'],
          facts: [long(130)],
        },
        {
          name: ['Little Sister Sundress', '妹妹的太阳裙'], colours: 'ivory apricot', silhouette: 'knee', axis: { name: SIZE, choices: [{ code: '4y', name: ['4 to 5 years', '4至5岁'] }, { code: '6y', name: ['6 to 7 years', '6至7岁'] }, { code: '8y', name: ['8 to 9 years', '8至9岁'] }] }, price: 55, also: 'kids-wear',
          note: ['Ties at the shoulder, grows two years', '肩头系带，可穿两年'],
          lead: ['The knots move up as she does. Twirls well; tested by three cousins in a corridor.', '结往上挪，人往上长。转圈好看，三个表姐妹在走廊试过。'],
        },
      ],
    },
    {
      brand: 'bukit-linen', price: 139, silhouette: 'knee', categories: 'women-clothing-dresses', axis: WOMEN_SIZES,
      facts: [of('blend'), COOL, made('id')],
      about: [
        'House dresses that have learned to go out. Woven in Pekalongan, cut wide across the back, with pockets hung from the waist seam so that a phone does not pull the hem.',
        '会出门的家居裙。北加浪岸织布，后背放宽，口袋挂在腰缝上，放手机也不坠裙摆。',
      ],
      items: [
        {
          name: ['Baju Dress', '巴汝裙'], colours: 'garnet indigo ivory', silhouette: 'midi', choices: 's m l', gifts: 'her',
          note: ['Cut from six straight pieces, no waste', '六片直裁，一寸不废'],
          lead: ['Made the way a baju kurung is made, with gussets and no curves. It suits a body by not commenting on it.', '照baju kurung的裁法，加裆不挖弧。它显身材的办法，是不评论身材。'],
          facts: [long(104)],
        },
        {
          name: ['Tiered Garden Dress', '花园层层裙'], colours: 'apricot jade', silhouette: 'maxi', choices: 's m l', price: 169, gifts: 'her',
          note: ['Three tiers, each a little fuller', '三层，一层比一层蓬'],
          lead: ['For watering plants in, and for being found watering plants in. The hem is faced, so it survives damp grass.', '浇花时穿，也适合浇花时被人撞见。下摆贴边，湿草地不怕。'],
          facts: [long(128)],
        },
        {
          name: ['Apron-back Dress', '系带后襟裙'], colours: 'ink garnet', choices: 's m l', price: 149, gifts: 'her cook',
          note: ['Plain in front, tied behind', '前素后系'],
          lead: ['Serious from the front and cheerful going away. The ties are long enough to bow, and short enough to stay out of the lift doors.', '正面端庄，转身活泼。系带够打个结，又不会被电梯门夹住。'],
          facts: [long(108)],
        },
      ],
    },
  ],
}
