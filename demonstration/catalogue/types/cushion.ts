import type { ProductType } from '../shape.ts'
import { care, COLOUR, fact, made, measures, of } from '../words.ts'

const SQUARES = measures(['Size', '尺寸'], ['45 × 45 cm', 0, 700], ['60 × 60 cm', 30, 1200])
const filling = (en: string, zh: string) => fact('Filling', '填充', en, zh)

export const cushion: ProductType = {
  code: 'cushion',
  prefix: 'CUS',
  block: 26,
  label: ['Cushion', '靠垫'],
  taxonomy: 'Home & Garden > Decor > Throw Pillows',
  art: 'cushion',
  colourName: COLOUR,
  shippingGrams: 700,
  maxAdd: 8,
  lines: [
    {
      brand: 'awan-sleep',
      price: 69,
      categories: 'home-living-cushions',
      axis: SQUARES,
      facts: [of('cotton'), filling('Kapok', '木棉'), care('Cover washes at 40; air the inner in sun', '套40度洗，芯晒太阳'), made('id')],
      about: [
        'Kapok pods fall in October and are teased by hand; no oil, no plastic, no smell. It never goes flat, it only needs a shake and a morning of sun.',
        '木棉荚十月落地，手工扯松，无油、无塑、无味。不会塌，抖一抖，晒一个早上就好。',
      ],
      items: [
        {
          name: ['Plain Cloud Cushion', '素云靠垫'],
          colours: 'white oat sage',
          silhouette: 'square',
          gifts: 'home',
          note: ['Weighs less than the remote control', '比遥控器还轻'],
          lead: [
            'A plain square, filled to the corners. Buy four and stop arguing about whose side of the sofa it is.',
            '素方一只，角角都填满。买四只，就不必争沙发哪边是谁的。',
          ],
          pin: { popularity: 722 },
        },
        {
          name: ['Bolster, Junior', '小抱枕'],
          colours: 'sky oat',
          silhouette: 'bolster',
          price: 59,
          axis: measures(['Size', '尺寸'], ['20 × 60 cm', 0, 800], ['25 × 80 cm', 18, 1200]),
          gifts: 'home',
          note: ['The bolster you gave up and miss', '您戒了又想念的那条抱枕'],
          lead: [
            'Hug it, put it under the knees, wedge it by the wall. No one in this part of the world needs it explained.',
            '抱着、垫膝下、塞在墙边。这一带的人，不必解释。',
          ],
        },
        {
          name: ['Round Reading Cushion', '读书圆垫'],
          colours: 'navy',
          silhouette: 'round',
          price: 98,
          axis: measures(['Size', '尺寸'], ['50 × 20 cm', 0, 1900]),
          gifts: 'him her',
          note: ['Thirty pleats drawn in to one button', '三十道褶，收到一颗扣'],
          lead: [
            'For sitting up in bed with a serious book, or under the knees with any other. The kapok is packed tight and springs back by morning.',
            '在床上坐直看正经书时靠着，看别的就垫在膝下。木棉填得实，天亮就弹回来。',
          ],
        },
      ],
    },
    {
      brand: 'ikat-harbour',
      price: 95,
      categories: 'home-living-cushions',
      aboutFirst: true,
      axis: SQUARES,
      facts: [of('cotton'), filling('Duck feather', '鸭羽'), care('Dry clean the cover', '套干洗'), made('id')],
      about: [
        'Handwoven ikat on the front, undyed canvas on the back, and a zip that hides in the seam. The motif is cut by eye so it sits in the middle.',
        '正面手织絣布，背面未染帆布，拉链藏在缝里。图案凭眼裁，正好居中。',
      ],
      items: [
        {
          name: ['Sikka Star Cushion', '西卡星纹靠垫'],
          colours: 'indigo clay',
          silhouette: 'ikat',
          gifts: 'home wedding',
          note: ['One star, eight threads to a point', '一颗星，八线成一角'],
          lead: [
            'Cut from shawls woven one star too many. Indigo first, brown when the morinda took.',
            '取自多织了一颗星的披肩。先是靛蓝，后是檄树根染出的褐。',
          ],
        },
        {
          name: ['Broken Line Cushion', '断线纹靠垫'],
          colours: 'charcoal natural',
          silhouette: 'ikat',
          gifts: 'home',
          note: ['A diamond that hesitates', '走走停停的菱形'],
          lead: [
            'The gaps are where the thread was tied, and the tying slipped a little. It is the best thing about it.',
            '断处是当初扎线的地方，扎得滑了一点。好看就好看在这里。',
          ],
        },
        {
          name: ['Long Ikat Cushion', '长条絣织靠垫'],
          colours: 'berry indigo',
          silhouette: 'long',
          price: 119,
          axis: measures(['Size', '尺寸'], ['35 × 90 cm', 0, 1200]),
          gifts: 'home host',
          note: ['For benches and window seats', '给长凳与飘窗'],
          lead: [
            'Half a shawl, whole width. Two of them turn a bench into somewhere people stay.',
            '半条披肩的长，整幅的宽。两只摆上，长凳就留得住人。',
          ],
        },
      ],
    },
    {
      brand: 'corak-utara',
      price: 59,
      categories: 'home-living-cushions',
      axis: SQUARES,
      facts: [of('blend'), filling('Recycled fibre', '再生纤维'), care('Machine wash 40', '40度机洗'), made('my')],
      about: [
        'Block-printed with the same wood as the voile scarves, on heavier cloth and with one colour more.',
        '用印薄纱巾的同一批木版，布厚些，多套一色。',
      ],
      items: [
        {
          name: ['Cloud Vine Cushion', '云藤纹靠垫'],
          colours: 'sage indigo marigold',
          silhouette: 'print',
          gifts: 'home under50',
          price: 49,
          note: ['The climbing cloud, now to lean on', '攀爬的云，可以靠了'],
          lead: [
            'It repeats every eleven centimetres, and the printer never measures. Look closely and you can find where he had tea.',
            '十一厘米一循环，印布人从不量。细看，找得到他去喝茶的那一处。',
          ],
        },
        {
          name: ['Night Garden Cushion', '夜园靠垫'],
          colours: 'teal',
          silhouette: 'print',
          gifts: 'home',
          note: ['The same vine, after dark', '还是那藤，天黑以后'],
          lead: [
            'Printed pale on deep teal, so the flowers seem to be lit. Sit it on a plain sofa and it does the work of a painting.',
            '深绿底上印浅色，花像点着灯。放在素色沙发上，抵得一幅画。',
          ],
        },
        {
          name: ['Large Printed Cushion', '印花大靠垫'],
          colours: 'rose',
          silhouette: 'print',
          price: 129,
          axis: measures(['Size', '尺寸'], ['70 × 70 cm', 0, 2100]),
          gifts: 'host home',
          note: ['For mahjong overflow and movie nights', '麻将凑不下、看片人太多时'],
          lead: [
            'Big enough to sit on, soft enough to sleep on. Printed on canvas, with the piping sewn twice for being dragged.',
            '大得能坐，软得能睡。帆布印花，滚边缝两道，拖来拖去也不怕。',
          ],
        },
      ],
    },
    {
      brand: 'bukit-linen',
      price: 75,
      categories: 'home-living-cushions',
      axis: SQUARES,
      facts: [of('linen'), filling('Duck feather and down', '鸭羽绒'), care('Cover washes at 30', '套30度洗'), made('sg')],
      about: [
        'Stonewashed until the cloth forgets it was ever flat. Edges are bound in the same linen on the bias, so the corners stay round.',
        '石洗到布忘了自己曾经平整。同料斜裁包边，角始终是圆的。',
      ],
      items: [
        {
          name: ['Washed Linen Cushion', '水洗亚麻靠垫'],
          colours: 'oat indigo clay sage',
          silhouette: 'square',
          gifts: 'home wedding',
          note: ['Bias-piped, feather-filled', '斜裁滚边，羽毛芯'],
          lead: [
            'The one to begin with. It goes with the sofa you have, and then with the next one.',
            '从这只开始。配现在的沙发，也配下一张。',
          ],
        },
        {
          name: ['Rose Linen Cushion', '玫瑰亚麻靠垫'],
          colours: 'rose white',
          silhouette: 'square',
          price: 85,
          choices: '4545cm',
          gifts: 'her',
          note: ['Dyed in the piece, a shade of its own', '成品染色，一只一个色调'],
          lead: [
            'Dyed after sewing, so the seams come out a breath darker. Put it on a bed that is otherwise severe.',
            '缝好再染，接缝处深那么一点。放在别处都太正经的床上。',
          ],
        },
      ],
    },
    {
      brand: 'fern-court',
      price: 109,
      categories: 'home-living-cushions',
      facts: [of('wool'), filling('Wool', '羊毛'), care('Dry clean; brush', '干洗；软刷理顺'), made('cn')],
      about: [
        'Knitted from the ends of cones, in weights that would be too warm to wear here and are just right to lean on.',
        '用纱筒余料织成，厚得在这儿没法穿，靠着却刚好。',
      ],
      items: [
        {
          name: ['Cable Knit Cushion', '绞花针织靠垫'],
          colours: 'oat plum',
          silhouette: 'cable',
          gifts: 'home her',
          note: ['Somebody’s jumper, without the sleeves', '谁的毛衣，少了袖子'],
          lead: [
            'Cold rooms at last have a use for a thick cable. Cover comes off, if you can bear it.',
            '冷气房总算用得上粗绞花。套子拆得下，只要您舍得。',
          ],
        },
        {
          name: ['Moss and Cable Square', '桂花针绞花靠垫'],
          colours: 'sage',
          silhouette: 'cable',
          price: 99,
          gifts: 'home',
          note: ['A small even bump between the ropes', '绞花之间，一粒粒，匀匀的'],
          lead: [
            'Quiet to look at, busy under the fingers. People on the phone pick at it for hours and it never pulls.',
            '看着静，摸着热闹。讲电话的人一揪半天，也不勾丝。',
          ],
        },
      ],
    },
    {
      brand: 'dua-tikar',
      price: 89,
      categories: 'home-living-cushions',
      facts: [of('cotton'), filling('Kapok', '木棉'), care('Cover washes at 40; air the inner in sun', '套40度洗，芯晒太阳'), made('my')],
      about: [
        'The hands that weave our bags fill bolsters in the wet months, when the leaf will not dry. The ticking takes its stripes from the bags, and the ends are pleated by hand.',
        '编包的那双手，雨季叶子晒不干，就做长枕。枕布的条纹与包同款，两端手工打褶。',
      ],
      items: [
        {
          name: ['Berry Stripe Bolster', '莓红条纹长枕'],
          colours: 'berry',
          silhouette: 'bolster',
          gifts: 'home host',
          note: ['For hard chairs and hot afternoons', '给硬椅与热天午后'],
          lead: [
            'Sixty centimetres, which is one small of the back or two knees. Kapok does not hold heat, and neither does cotton.',
            '60厘米，靠一个腰，或垫两只膝。木棉不蓄热，棉布也不。',
          ],
        },
        {
          name: ['Verandah Bolster', '廊下长枕'],
          colours: 'natural berry',
          silhouette: 'bolster',
          price: 119,
          gifts: 'home',
          note: ['Striped ticking, a metre long', '条纹枕布，一米长'],
          lead: [
            'For leaning on with an elbow while someone tells a long story. The ends are pleated in to a covered button.',
            '支着肘，听人讲一个长故事。两端打褶，收到一颗包扣。',
          ],
        },
      ],
    },
    {
      brand: 'rimba-rotan',
      price: 79,
      categories: 'home-living-cushions',
      axis: SQUARES,
      facts: [of('blend'), filling('Recycled fibre', '再生纤维'), care('Machine wash 30', '30度机洗'), made('id')],
      about: [
        'Rain-forest greens and the browns under them, made to go on rattan chairs and to stop you sliding off.',
        '雨林的绿，与绿底下的褐。为藤椅而做，也防您滑下来。',
      ],
      items: [
        {
          name: ['Canopy Cushion', '树冠靠垫'],
          colours: 'forest',
          silhouette: 'print',
          gifts: 'home',
          note: ['Leaves seen from below', '从底下看的叶子'],
          lead: [
            'Drawn lying down in Belum. Light comes through in the gaps, and the piping is the brown of a trunk.',
            '躺在柏隆雨林里画的。光从缝里漏下，滚边是树干的褐。',
          ],
        },
        {
          name: ['Rattan Chair Cushion', '藤椅靠垫'],
          colours: 'forest sage',
          silhouette: 'square',
          price: 65,
          axis: measures(['Size', '尺寸'], ['50 × 50 cm', 0, 900]),
          gifts: 'home',
          note: ['Plain green, with the brown of a trunk round it', '素绿，镶一圈树干的褐'],
          lead: [
            'Cut to the back of a Rimba chair and, it turns out, to most others. The weave is tight enough not to print rattan on you.',
            '照自家藤椅的椅背裁，结果多数椅子都合。布织得紧，背上不会印出藤纹。',
          ],
        },
      ],
    },
    {
      brand: 'hutan-hare',
      price: 45,
      categories: 'kids-wear home-living-cushions',
      facts: [of('cotton'), filling('Recycled fibre', '再生纤维'), care('Machine wash 40', '40度机洗'), made('th')],
      about: [
        'Fruit you can lean on. The button on top is covered in felt and sewn through and through, so it cannot be bitten off.',
        '可以靠的果子。顶上的扣用毡包好，上下缝穿，咬不下来。',
      ],
      items: [
        {
          name: ['Pumpkin Cushion', '南瓜靠垫'],
          colours: 'marigold',
          silhouette: 'round',
          gifts: 'under50',
          note: ['Thirty ribs and a green stalk end', '三十道棱，一颗绿蒂'],
          lead: [
            'Round enough to be rolled down a corridor, soft enough to be forgiven. Belongs on a bed at seven thirty, and is usually found elsewhere.',
            '圆得能在走廊里滚，软得没人生气。七点半该在床上，多半在别处找到。',
          ],
        },
        {
          name: ['Mangosteen Cushion', '山竹靠垫'],
          colours: 'plum',
          silhouette: 'round',
          price: 69,
          gifts: 'home',
          note: ['The king’s consort, at sofa size', '果后，沙发尺寸'],
          lead: [
            'Purple outside, with the little green cap on top. Children count the ribs, argue about thirty, and start again.',
            '紫身，顶一颗小绿帽。孩子数棱，为是不是三十吵一架，再数一遍。',
          ],
        },
      ],
    },
  ],
}
