import type { ProductType } from '../shape.ts'
import { care, COLOUR, fact, made, measures, of } from '../words.ts'

const SQUARES = measures(['Size', '尺寸'], ['45 × 45 cm', 0, 700], ['60 × 60 cm', 30, 1200])
const filling = (en: string, zh: string) => fact('Filling', '填充', en, zh)

export const cushion: ProductType = {
  code: 'cushion', prefix: 'CUS', block: 26,
  label: ['Cushion', '靠垫'],
  taxonomy: 'Home & Garden > Decor > Throw Pillows',
  art: null, colourName: COLOUR, grams: 700, maxAdd: 8,
  lines: [
    {
      brand: 'awan-sleep', price: 69, categories: 'home-living-cushions', axis: SQUARES,
      facts: [of('cotton'), filling('Kapok', '木棉'), care('Cover washes at 40; air the inner in sun', '套40度洗，芯晒太阳'), made('id')],
      about: [
        'Kapok pods fall in October and are teased by hand; no oil, no plastic, no smell. It never goes flat, it only needs a shake and a morning of sun.',
        '木棉荚十月落地，手工扯松，无油、无塑、无味。不会塌，抖一抖，晒一个早上就好。',
      ],
      items: [
        {
          name: ['Plain Cloud Cushion', '素云靠垫'], colours: 'white oat sage', gifts: 'home',
          note: ['Weighs less than the remote control', '比遥控器还轻'],
          lead: ['A plain square, filled to the corners. Buy four and stop arguing about whose side of the sofa it is.', '素方一只，角角都填满。买四只，就不必争沙发哪边是谁的。'],
          pin: { popularity: 722 },
        },
        {
          name: ['Bolster, Junior', '小抱枕'], colours: 'mist sky', price: 59, axis: measures(['Size', '尺寸'], ['20 × 60 cm', 0, 800], ['25 × 80 cm', 18, 1200]), gifts: 'home',
          note: ['The bolster you gave up and miss', '您戒了又想念的那条抱枕'],
          lead: ['Hug it, put it under the knees, wedge it by the wall. No one in this part of the world needs it explained.', '抱着、垫膝下、塞在墙边。这一带的人，不必解释。'],
        },
        {
          name: ['Reading Wedge', '读书靠枕'], colours: 'stone navy', price: 98, axis: measures(['Size', '尺寸'], ['50 × 45 × 30 cm', 0, 1900]), gifts: 'him her',
          note: ['For sitting up in bed honestly', '在床上坐直，正经看书'],
          lead: ['A slope, two low arms and a strap for glasses. The angle is the one physiotherapists pretend not to argue about.', '一个斜面，两只矮扶手，一条放眼镜的带子。这角度，物理治疗师们也没吵起来。'],
        },
      ],
    },
    {
      brand: 'ikat-harbour', price: 95, categories: 'home-living-cushions', aboutFirst: true, axis: SQUARES,
      facts: [of('cotton'), filling('Duck feather', '鸭羽'), care('Dry clean the cover', '套干洗'), made('id')],
      about: [
        'Handwoven ikat on the front, undyed canvas on the back, and a zip that hides in the seam. The motif is cut by eye so it sits in the middle.',
        '正面手织絣布，背面未染帆布，拉链藏在缝里。图案凭眼裁，正好居中。',
      ],
      items: [
        {
          name: ['Sikka Star Cushion', '西卡星纹靠垫'], colours: 'indigo clay', gifts: 'home wedding',
          note: ['One star, eight threads to a point', '一颗星，八线成一角'],
          lead: ['Cut from shawls woven one star too many. Indigo first, brown when the morinda took.', '取自多织了一颗星的披肩。先是靛蓝，后是檄树根染出的褐。'],
        },
        {
          name: ['Broken Line Cushion', '断线纹靠垫'], colours: 'charcoal natural', gifts: 'home',
          note: ['A stripe that hesitates', '走走停停的一道'],
          lead: ['The gaps are where the thread was tied, and the tying slipped a little. It is the best thing about it.', '断处是当初扎线的地方，扎得滑了一点。好看就好看在这里。'],
        },
        {
          name: ['Long Ikat Cushion', '长条絣织靠垫'], colours: 'indigo berry', price: 119, axis: measures(['Size', '尺寸'], ['35 × 90 cm', 0, 1200]), gifts: 'home host',
          note: ['For benches and window seats', '给长凳与飘窗'],
          lead: ['Half a shawl, whole width. Two of them turn a bench into somewhere people stay.', '半条披肩的长，整幅的宽。两只摆上，长凳就留得住人。'],
        },
      ],
    },
    {
      brand: 'corak-utara', price: 59, categories: 'home-living-cushions', axis: SQUARES,
      facts: [of('blend'), filling('Recycled fibre', '再生纤维'), care('Machine wash 40', '40度机洗'), made('my')],
      about: [
        'Block-printed with the same wood as the voile scarves, on heavier cloth and with one colour more.',
        '用印薄纱巾的同一批木版，布厚些，多套一色。',
      ],
      items: [
        {
          name: ['Cloud Vine Cushion', '云藤纹靠垫'], colours: 'sage indigo marigold', gifts: 'home under50', price: 49,
          note: ['The climbing cloud, now to lean on', '攀爬的云，可以靠了'],
          lead: ['It repeats every eleven centimetres, and the printer never measures. Look closely and you can find where he had tea.', '十一厘米一循环，印布人从不量。细看，找得到他去喝茶的那一处。'],
        },
        {
          name: ['Bamboo Shoot Border Cushion', '竹笋边靠垫'], colours: 'teal clay', gifts: 'home',
          note: ['A frame of points round a quiet middle', '尖纹围边，中间留白'],
          lead: ['Sit it on a plain sofa and it does the work of a painting.', '放在素色沙发上，抵得一幅画。'],
        },
        {
          name: ['Floor Cushion in Canvas Print', '印花坐垫'], colours: 'charcoal rose', price: 129, axis: measures(['Size', '尺寸'], ['70 × 70 × 15 cm', 0, 3100]), gifts: 'host home',
          note: ['For mahjong overflow and movie nights', '麻将凑不下、看片人太多时'],
          lead: ['Three stack into a side table. The handle is sewn into the seam, strong enough to drag with a child on top.', '三只叠起就是边桌。提手缝在边里，孩子坐着也拖得动。'],
        },
      ],
    },
    {
      brand: 'bukit-linen', price: 75, categories: 'home-living-cushions', axis: SQUARES,
      facts: [of('linen'), filling('Duck feather and down', '鸭羽绒'), care('Cover washes at 30', '套30度洗'), made('sg')],
      about: [
        'Stonewashed until the cloth forgets it was ever flat. Edges are bound in the same linen on the bias, so the corners stay round.',
        '石洗到布忘了自己曾经平整。同料斜裁包边，角始终是圆的。',
      ],
      items: [
        {
          name: ['Washed Linen Cushion', '水洗亚麻靠垫'], colours: 'oat indigo clay sage', gifts: 'home wedding',
          note: ['Bias-piped, feather-filled', '斜裁滚边，羽毛芯'],
          lead: ['The one to begin with. It goes with the sofa you have, and then with the next one.', '从这只开始。配现在的沙发，也配下一张。'],
        },
        {
          name: ['Ruffled Linen Cushion', '荷叶边亚麻靠垫'], colours: 'rose white', price: 85, choices: '4545cm', gifts: 'her',
          note: ['A frill that dries without ironing', '花边洗后不必熨'],
          lead: ['The ruffle is cut raw and lets a few threads go each year. Put it on a bed that is otherwise severe.', '花边不锁，一年落几根线。放在别处都太正经的床上。'],
        },
      ],
    },
    {
      brand: 'fern-court', price: 109, categories: 'home-living-cushions',
      facts: [of('wool'), filling('Wool', '羊毛'), care('Dry clean; brush', '干洗；软刷理顺'), made('cn')],
      about: [
        'Knitted from the ends of cones, in weights that would be too warm to wear here and are just right to lean on.',
        '用纱筒余料织成，厚得在这儿没法穿，靠着却刚好。',
      ],
      items: [
        {
          name: ['Cable Knit Cushion', '绞花针织靠垫'], colours: 'oat forest', gifts: 'home her',
          note: ['Somebody’s jumper, without the sleeves', '谁的毛衣，少了袖子'],
          lead: ['Cold rooms at last have a use for a thick cable. Cover comes off, if you can bear it.', '冷气房总算用得上粗绞花。套子拆得下，只要您舍得。'],
        },
        {
          name: ['Moss Stitch Square', '桂花针靠垫'], colours: 'sage stone plum', price: 99, gifts: 'home',
          note: ['A small even bump all over', '一粒粒，匀匀的'],
          lead: ['Quiet to look at, busy under the fingers. People on the phone pick at it for hours and it never pulls.', '看着静，摸着热闹。讲电话的人一揪半天，也不勾丝。'],
        },
      ],
    },
    {
      brand: 'dua-tikar', price: 89, categories: 'home-living-cushions',
      facts: [of('mengkuang'), filling('Kapok', '木棉'), care('Wipe, shade-dry', '擦净，阴干'), made('my')],
      about: [
        'Woven mengkuang is cool to sit on and does not stick to legs. Covers unlace at the back, so the mat can be aired and the kapok sunned.',
        '林投叶编席坐着凉，不黏腿。背面系绳可解，席套晾、木棉晒。',
      ],
      items: [
        {
          name: ['Mengkuang Seat Pad', '林投叶坐垫'], colours: 'natural indigo', gifts: 'home host',
          note: ['For hard chairs and hot afternoons', '给硬椅与热天午后'],
          lead: ['Forty-two centimetres square, tied on with tape. It creaks very slightly, like a boat.', '42厘米见方，布带系住。坐下微微作响，像船。'],
        },
        {
          name: ['Verandah Bolster', '廊下长枕'], colours: 'natural berry', price: 119, gifts: 'home',
          note: ['Woven round, a metre long', '圆编，一米长'],
          lead: ['For leaning on with an elbow while someone tells a long story. The ends are finished in a flower, woven in.', '支着肘，听人讲一个长故事。两端收成一朵花，是编出来的。'],
        },
      ],
    },
    {
      brand: 'rimba-rotan', price: 79, categories: 'home-living-cushions', axis: SQUARES,
      facts: [of('blend'), filling('Recycled fibre', '再生纤维'), care('Machine wash 30', '30度机洗'), made('id')],
      about: [
        'Rain-forest greens and the browns under them, made to go on rattan chairs and to stop you sliding off.',
        '雨林的绿，与绿底下的褐。为藤椅而做，也防您滑下来。',
      ],
      items: [
        {
          name: ['Canopy Cushion', '树冠靠垫'], colours: 'forest olive', gifts: 'home',
          note: ['Leaves seen from below', '从底下看的叶子'],
          lead: ['Drawn lying down in Belum. Light comes through in the gaps, and the piping is the brown of a trunk.', '躺在柏隆雨林里画的。光从缝里漏下，滚边是树干的褐。'],
        },
        {
          name: ['Rattan Chair Pad', '藤椅坐垫'], colours: 'stone forest', price: 65, axis: measures(['Size', '尺寸'], ['50 × 50 × 6 cm', 0, 900]), gifts: 'home',
          note: ['Six centimetres, non-slip beneath', '六厘米厚，底防滑'],
          lead: ['Cut to the seat of a Rimba chair and, it turns out, to most others. The grip is rubber dots, in rows.', '照自家藤椅座面裁，结果多数椅子都合。底面一排排胶点防滑。'],
        },
      ],
    },
    {
      brand: 'hutan-hare', price: 45, categories: 'kids-wear home-living-cushions',
      facts: [of('cotton'), filling('Recycled fibre', '再生纤维'), care('Machine wash 40', '40度机洗'), made('th')],
      about: [
        'Animals you can lean on. Faces are embroidered, so there are no buttons to bite off.',
        '可以靠的动物。五官全是刺绣，没有扣子可咬。',
      ],
      items: [
        {
          name: ['Sleeping Hare Cushion', '睡兔靠垫'], colours: 'oat rose', gifts: 'under50',
          note: ['Ears long enough to tie', '耳朵长得可以打结'],
          lead: ['Eyes closed, permanently. It sets an example at seven thirty, not always followed.', '永远闭着眼。七点半做个榜样，不一定有人学。'],
        },
        {
          name: ['Pangolin Reading Cushion', '穿山甲阅读靠垫'], colours: 'clay olive', price: 69, gifts: 'home',
          note: ['Forty-six felt scales, one soft belly', '四十六片毡鳞，一个软肚'],
          lead: ['Curls round whoever is reading. Every scale is a pocket of sorts, and things will be found in them.', '把看书的人围起来。每片鳞都像口袋，日后总能翻出点什么。'],
        },
      ],
    },
  ],
}
