import type { ProductType } from '../shape.ts'
import { fact, made, of, size } from '../words.ts'

export const vase: ProductType = {
  code: 'vase', prefix: 'VAS', block: 24,
  label: ['Vase', '花瓶'],
  taxonomy: 'Home & Garden > Decor > Vases',
  art: 'vase', colourName: ['Glaze', '釉色'], grams: 1900, maxAdd: 3,
  lines: [
    {
      brand: 'batu-pahat-kiln', price: 138, silhouette: 'bottle', categories: 'home-living-vases',
      facts: [of('stoneware'), fact('Firing', '烧制', 'Wood, 52 hours', '柴烧，52小时'), made('my')],
      about: [
        'Four firings a year, two hundred pots in each, about thirty good enough for the front shelf. Ash lands where it likes and is not cleaned off.',
        '一年烧四窑，每窑两百件，摆得上前架的不过三十。落灰随它，不清。',
      ],
      items: [
        {
          name: ['Bottle Vase 30 cm', '瓶形花瓶 30厘米'], colours: 'celadon cobalt porcelain', gifts: 'home wedding',
          note: ['A neck that holds three stems upright', '细颈，三枝自立'],
          lead: ['Made for a single branch: frangipani, bamboo, whatever the storm brought down. The foot is left bare so you can feel the clay.', '为一枝而做：鸡蛋花、竹，或风雨打落的什么。足底不施釉，摸得到泥。'],
          facts: [size('13 × 30 cm')], pin: { popularity: 936, isNew: true, off: 0 },
        },
        {
          name: ['Moon Jar 24 cm', '月亮罐 24厘米'], colours: 'porcelain celadon', silhouette: 'moon', price: 188, gifts: 'wedding home',
          note: ['Two bowls joined at the waist', '两只碗在腰间相接'],
          lead: ['Thrown in halves and put together wet, so the seam shows as a faint belt. Never quite round, which is the reason to look at it.', '分两半拉坯，趁湿相合，接缝成一道浅腰。永远不太圆，所以耐看。'],
          facts: [size('23 × 24 cm')],
        },
        {
          name: ['Tenmoku Bud Vase 14 cm', '天目小花插 14厘米'], colours: 'tenmoku honey', price: 58, gifts: 'host home',
          note: ['One flower, one black drop of glaze', '一朵花，一滴垂釉'],
          lead: ['The glaze runs and stops just short of the foot, every time but one. That one is on the potter’s desk.', '釉流到足边便停，只有一次没停住。那只留在陶匠案头。'],
          facts: [size('8 × 14 cm')],
        },
        {
          name: ['Fire-mouth Jar 34 cm', '火口大罐 34厘米'], colours: 'oxblood tenmoku', silhouette: 'moon', price: 320, gifts: 'home',
          note: ['From the hottest yard of the kiln', '出自窑里最热的那一码'],
          lead: ['Copper red is a gamble: five in six come out liver brown. We buy the sixth.', '铜红是赌：六件里五件烧成猪肝色。我们买那第六件。'],
          facts: [size('26 × 34 cm')],
        },
      ],
    },
    {
      brand: 'yi-ye-kiln', price: 198, silhouette: 'moon', categories: 'home-living-vases', aboutFirst: true,
      restock: ['4 to 5 weeks', '4至5周'],
      facts: [of('porcelain'), made('tw')],
      about: [
        'Porcelain thinned until a candle inside would show its flame. The couple at Yi Ye trim one vase a morning and listen to it before deciding.',
        '瓷壁修到里面点烛能见火苗。一叶窑夫妇一个早上修一只，听过声音才定去留。',
      ],
      items: [
        {
          name: ['Petal-lip Vase 18 cm', '花口瓶 18厘米'], colours: 'porcelain celadon', silhouette: 'jar', gifts: 'her wedding',
          note: ['A wide lip that leans outward', '口沿外撇'],
          lead: ['The rim is turned out while wet, thin as a petal, and each stem finds its own place along it. Peonies open lower in it and last longer.', '口沿趁湿翻出，薄如花瓣，花枝各靠一处。芍药插在里面开得低，谢得慢。'],
          facts: [size('14 × 18 cm')],
        },
        {
          name: ['Plum Bottle 26 cm', '梅瓶 26厘米'], colours: 'cobalt porcelain', silhouette: 'plum', price: 268, gifts: 'wedding home',
          note: ['High shoulders, a mouth the size of a coin', '高肩，口如钱大'],
          lead: ['The classical wine bottle, which later generations found was better with plum blossom. The foot is left bare, as theirs was.', '原是盛酒的，后人发现插梅更好。足底露胎，古人也这样。'],
          facts: [size('15 × 26 cm')],
        },
        {
          name: ['Slender Stem Vase 22 cm', '细瘦一枝瓶 22厘米'], colours: 'celadon porcelain', silhouette: 'slim', price: 148, gifts: 'her host',
          note: ['Weighted foot, thirty-gram neck', '重足，三十克的颈'],
          lead: ['It looks as if it should fall over and cannot. Most of the porcelain is in the bottom two centimetres.', '看着要倒，倒不了。瓷土大半在底下两厘米。'],
          facts: [size('9 × 22 cm')],
        },
      ],
    },
    {
      brand: 'kaca-cahaya', price: 98, silhouette: 'bottle', categories: 'home-living-vases',
      facts: [of('glass'), fact('Tint', '着色', 'In the glass, not on it', '通体着色，非表面'), made('id')],
      about: [
        'Recycled bottle glass, blown thick and left to cool overnight, bubbles included. Light through it lands on the table as a second vase.',
        '回收酒瓶熔吹，厚壁，隔夜退火，气泡留着。光穿过去，在桌上又投下一只瓶。',
      ],
      items: [
        {
          name: ['Bubble Bottle 28 cm', '气泡瓶 28厘米'], colours: 'sea-glass amber', gifts: 'home',
          note: ['Green as a beer bottle, because it was one', '绿如啤酒瓶，本来就是'],
          lead: ['Blown in one breath, or it would show. Stems look longer in it than they are.', '一口气吹成，换气就会露馅。花枝插进去，显得更长。'],
          facts: [size('12 × 28 cm')],
        },
        {
          name: ['Pebble Glass Vase 16 cm', '卵石玻璃瓶 16厘米'], colours: 'amber sea-glass', silhouette: 'moon', price: 79, gifts: 'host home',
          note: ['Round, heavy, cool in the hand', '圆、沉、触手生凉'],
          lead: ['Two kilograms and twelve centimetres across. Put it on the papers you would like to keep from the fan.', '两公斤重，12厘米宽。风扇底下要压住的纸，就压在它下面。'],
          facts: [size('12 × 16 cm')],
        },
        {
          name: ['Sea Smoke Vase 24 cm', '海烟瓶 24厘米'], colours: 'smoke', price: 118, gifts: 'home wedding',
          note: ['A grey that clears towards the lip', '烟灰，越往口越清'],
          lead: ['Colour is trapped between two layers and thins as the glass is stretched. Every one ends at a different height.', '颜色夹在两层之间，拉长时渐淡，每只淡到的高度都不同。'],
          facts: [size('14 × 24 cm')],
        },
      ],
    },
    {
      brand: 'gading-clay', price: 68, silhouette: 'moon', categories: 'home-living-vases',
      facts: [of('earthenware'), fact('Use', '用途', 'Holds water; glazed inside', '内壁上釉，可盛水'), made('my')],
      points: [
        ['Thrown, not cast', '手拉坯，非注浆'],
        ['Each one stamped with the week', '底部印有周次'],
      ],
      about: [
        'The potters’ own after-hours shapes, glazed in whatever is left in the bucket on Friday.',
        '陶匠下班后自己做的器形，釉是周五桶里剩的那些。',
      ],
      items: [
        {
          name: ['Squat Jar 15 cm', '矮罐 15厘米'], colours: 'honey porcelain', silhouette: 'jar', gifts: 'home',
          note: ['A kitchen vase that also holds spoons', '厨房里的花瓶，也插得木匙'],
          lead: ['Wide enough for supermarket chrysanthemums in one handful. Nobody has yet managed to knock it over.', '超市的一把菊花，整把插进。至今无人能碰倒它。'],
          facts: [size('16 × 15 cm')],
        },
        {
          name: ['Long-neck Jug 27 cm', '长颈水注 27厘米'], colours: 'oxblood honey', silhouette: 'bottle', price: 88, gifts: 'host',
          note: ['A vase on weekdays, sangria at weekends', '平日插花，周末盛果酒'],
          lead: ['A pouring lip is hidden in the rim. It holds 1.6 litres of either.', '口沿藏着倒水的嘴。花或酒，都盛1.6升。'],
          facts: [size('12 × 27 cm')],
        },
        {
          name: ['Trio of Finger Vases', '指高小瓶三只'], colours: 'porcelain celadon', silhouette: 'slim', price: 54, gifts: 'host home',
          note: ['Three heights, one flower each', '三种高度，各插一花'],
          lead: ['Sized to a thumb, a finger and a hand. Set along a windowsill, they make three weeds look deliberate.', '一拇、一指、一掌之高。排在窗台，三茎野草也像有意为之。'],
          facts: [fact('Contents', '内含', '3 vases, 8 to 14 cm', '3只，高8至14厘米')],
        },
      ],
    },
    {
      brand: 'jendela', price: 79, silhouette: 'bottle', categories: 'home-living-vases',
      facts: [of('stoneware'), fact('Foot', '底座', 'Cork-padded', '软木垫底'), made('my')],
      about: [
        'Made to the depth of a windowsill, like the lamps, and weighted for curtains. The glaze is fired a second time, so it does not ring stains on white ledges.',
        '和灯一样，按窗台深度来做，加重，不怕窗帘扫。釉烧第二遍，白窗台上不留水圈。',
      ],
      items: [
        {
          name: ['Sill Bottle 20 cm', '窗台瓶 20厘米'], colours: 'honey cobalt', gifts: 'home under50',
          note: ['Flat-backed, to stand close to the glass', '平背，可贴窗立'],
          lead: ['Round in front and flat behind. One cutting from the money plant will root in it and live there.', '前圆后平。剪一枝黄金葛，它会在里头生根住下。'],
          facts: [size('10 × 20 cm')],
        },
        {
          name: ['Ledge Bowl for Blossoms', '窗边浮花钵'], colours: 'celadon honey', silhouette: 'jar', price: 68, gifts: 'host home',
          note: ['For frangipani, floated face up', '浮鸡蛋花用，花面朝上'],
          lead: ['Low and wide, with a lip that turns in to keep water from slopping when the window slams.', '矮而宽，口沿内收，窗户一摔水也不荡出。'],
          facts: [size('20 × 11 cm')],
        },
        {
          name: ['Kitchen Herb Jar', '香草水培瓶'], colours: 'porcelain oxblood', price: 62, gifts: 'cook home',
          note: ['Spring onions grow back in it', '葱根插进去会再长'],
          lead: ['Stand the roots of last night’s spring onions in two fingers of water. In a week you have not been shopping.', '昨晚的葱根，两指深的水。一周后，省了一趟菜场。'],
          facts: [size('11 × 18 cm')],
        },
      ],
    },
  ],
}
