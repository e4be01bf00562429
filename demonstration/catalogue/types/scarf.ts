import type { ProductType } from '../shape.ts'
import { care, COLOUR, fact, made, of, size } from '../words.ts'

const SILK_CARE = care('Dry clean; iron on the reverse, silk setting', '干洗；反面以真丝档熨烫')

export const scarf: ProductType = {
  code: 'scarf',
  prefix: 'SCF',
  block: 18,
  label: ['Scarf', '丝巾'],
  taxonomy: 'Apparel & Accessories > Clothing Accessories > Scarves & Shawls > Scarves',
  art: 'scarf',
  colourName: COLOUR,
  shippingGrams: 90,
  maxAdd: 4,
  lines: [
    {
      brand: 'sutera-lane',
      price: 168,
      categories: 'women-accessories-scarves',
      facts: [of('silk'), fact('Fabric', '面料', 'Silk twill, 14 momme', '斜纹真丝，14姆米'), size('90 × 90 cm'), SILK_CARE, made('cn')],
      about: [
        'Drawn in Singapore, printed and hand-rolled in Hangzhou. The rolled edge is plump and a little uneven, which is how you tell a hand from a machine.',
        '新加坡画稿，杭州印制、手工卷边。卷边饱满，略不匀，正好辨得出是人手不是机器。',
      ],
      items: [
        {
          name: ['Five-foot Way Square', '骑楼方巾'],
          colours: 'teal marigold',
          silhouette: 'square',
          gifts: 'her host',
          note: ['The floor tiles of forty front doors', '四十户门前的花砖'],
          lead: [
            'Drawn door by door along Koon Seng Road, with the grout lines left in. One tile is laid the wrong way round, and worth looking for.',
            '沿着坤成路一户一户画来，连砖缝也留着。有一块铺反了，值得找一找。',
          ],
          pin: { popularity: 809, exclusive: true },
        },
        {
          name: ['Kopitiam Square', '咖啡店方巾'],
          colours: 'marigold teal',
          silhouette: 'square',
          gifts: 'her host',
          note: ['The floor under the marble tables', '云石桌下的那片地砖'],
          lead: [
            'What you look at while the toast is coming. The yellow is that of kaya, held to the window.',
            '等吐司时低头看见的那片地。黄是咖椰的黄，拿到窗边比对过。',
          ],
        },
        {
          name: ['Orchid House Square', '兰室方巾'],
          colours: 'rose sage',
          silhouette: 'square',
          gifts: 'her wedding',
          note: ['Forty orchids, drawn from life', '四十株兰，对花写生'],
          lead: [
            'Forty hybrids are scattered over the cloth, no two facing the same way, and the rolled edge is the green of the stems.',
            '四十种杂交兰散落绸面，朝向各不相同，卷边是花茎的绿。',
          ],
        },
        {
          name: ['Night Ferry Slim Scarf', '夜渡窄丝巾'],
          colours: 'ink indigo',
          silhouette: 'knotted',
          price: 68,
          gifts: 'her',
          facts: [size('15 × 130 cm')],
          note: ['A narrow one, for a knot at the throat', '窄窄一条，颈前打个结'],
          lead: [
            'Harbour lights and stars, and no line to say where one stops. Wrapped around a bag handle it also saves the leather.',
            '港口的灯与天上的星，中间不画界线。缠在手袋提把上，还护皮。',
          ],
        },
      ],
    },
    {
      brand: 'ikat-harbour',
      price: 138,
      categories: 'women-accessories-scarves',
      aboutFirst: true,
      restock: ['6 to 8 weeks', '6至8周'],
      facts: [
        of('cotton'),
        fact('Weave', '织法', 'Warp ikat, backstrap loom', '经絣，腰机'),
        size('55 × 190 cm'),
        care('Hand wash cold, salt the first time', '冷水手洗，首次加盐'),
        made('id'),
      ],
      about: [
        'The pattern is tied and dyed into the thread before a single row is woven, so it has a soft edge, as if seen through rain. Dyes are indigo, morinda and mud.',
        '先把纱线扎染出花样，再一梭一梭织成，边缘因此柔软，像隔着雨看。染料是靛蓝、檄树根与泥。',
      ],
      items: [
        {
          name: ['Flores Shawl', '弗洛勒斯披肩'],
          colours: 'indigo clay',
          silhouette: 'draped',
          gifts: 'her',
          note: ['Diamonds, in two indigos', '菱纹，深浅两种蓝'],
          lead: [
            'Woven in Sikka by women who learned from their mothers-in-law. Warm in a cinema, fine over a shoulder at dusk.',
            '西卡的妇女所织，手艺学自婆婆。电影院里保暖，黄昏披肩正好。',
          ],
        },
        {
          name: ['Sumba Red Shawl', '松巴红披肩'],
          colours: 'clay indigo',
          silhouette: 'draped',
          price: 198,
          gifts: 'her home',
          note: ['Morinda red, knotted fringe', '檄树红，打结的流苏'],
          lead: [
            'The red takes eight dippings and a dry season. Long enough to hang on a wall on the days you are not cold.',
            '这红要浸染八次，还要等一个旱季。够长，不冷的日子挂在墙上。',
          ],
        },
        {
          name: ['Narrow Ikat Stole', '窄幅絣织披巾'],
          colours: 'indigo clay',
          silhouette: 'knotted',
          price: 88,
          gifts: 'her him',
          facts: [size('25 × 170 cm')],
          note: ['The shawl’s pattern, a quarter as wide', '披肩的花样，四分之一宽'],
          lead: [
            'For people who like the cloth but not the crowd. Men wear it under a jacket; it does not slip.',
            '喜欢这布、不喜欢热闹的人会选它。男士围在外套里，也不滑。',
          ],
        },
      ],
    },
    {
      brand: 'corak-utara',
      price: 79,
      categories: 'women-accessories-scarves',
      facts: [
        of('cotton'),
        fact('Fabric', '面料', 'Cotton voile', '棉薄纱'),
        size('110 × 110 cm'),
        care('Machine wash cold', '冷水机洗'),
        made('my'),
      ],
      about: [
        'Block-printed on a long table in Kota Bharu. Where two blocks meet there is a hairline of bare cloth, and we would be sorry to see it go.',
        '哥打峇鲁的长桌上，一版一版盖印。两版相接处留一线白，没有了反而可惜。',
      ],
      items: [
        {
          name: ['Bunga Voile', '花纹薄纱巾'],
          colours: 'sage rose',
          silhouette: 'square',
          gifts: 'her',
          note: ['Five petals and two leaves, by hand', '五瓣两叶，手工盖印'],
          lead: [
            'The flower carved over a hundred Kelantan doorways, now on something you can wash.',
            '吉兰丹上百道门楣上刻着的花，如今印在能洗的布上。',
          ],
        },
        {
          name: ['Jubin Voile', '花砖薄纱巾'],
          colours: 'marigold teal',
          silhouette: 'knotted',
          gifts: 'her under50',
          price: 49,
          facts: [size('70 × 70 cm')],
          note: ['Floor tiles, small enough to wear', '地砖，小到能戴'],
          lead: [
            'Jubin is a floor tile, and these were copied from a mosque in Kota Bharu. Ties round a throat, a ponytail or a present.',
            'Jubin是马来语的地砖，摹自哥打峇鲁一座清真寺。系颈间、系马尾、扎礼物，都行。',
          ],
        },
        {
          name: ['Large Beach Cloth', '大幅海滩布'],
          colours: 'clay indigo',
          silhouette: 'square',
          price: 95,
          gifts: 'her',
          facts: [size('140 × 180 cm')],
          note: ['Shawl, curtain, picnic, sheet', '披肩、窗帘、野餐布、床单'],
          lead: [
            'Bought as a scarf and used for everything else. The dye goes nearly all the way through, so there is no very wrong side.',
            '买来做围巾，用来做一切。染料几乎透到背面，正反差不多。',
          ],
        },
      ],
    },
    {
      brand: 'orkid-lane',
      price: 128,
      categories: 'women-accessories-scarves',
      facts: [of('silk'), fact('Fabric', '面料', 'Silk georgette', '乔其真丝'), size('65 × 180 cm'), SILK_CARE, made('sg')],
      about: [
        'Painted on paper at a kitchen table first, then printed so faithfully that you can see where the brush ran dry.',
        '先在餐桌上用水彩画在纸上，再原样印到绸上，笔干的地方都看得见。',
      ],
      items: [
        {
          name: ['Monsoon Wash Stole', '雨季水彩披巾'],
          colours: 'mist',
          silhouette: 'draped',
          gifts: 'her',
          note: ['Greys that turn green at the hem', '灰，到下摆转成绿'],
          lead: [
            'Forty minutes of real rain, watched from the sixth floor. Hold it up and it is a window.',
            '六楼看了四十分钟的真雨。举起来，就是一扇窗。',
          ],
        },
        {
          name: ['Bougainvillea Stole', '九重葛披巾'],
          colours: 'rose',
          silhouette: 'draped',
          gifts: 'her wedding',
          note: ['Overhead-bridge pinks', '天桥上的那种粉红'],
          lead: [
            'The flower that hangs off every overhead bridge, at last asked to come inside. Very good on navy.',
            '每座天桥都垂着的花，终于请进屋里。配海军蓝最好。',
          ],
        },
        {
          name: ['Tembusu Shade Stole', '淡杯树影披巾'],
          colours: 'sage teal',
          silhouette: 'draped',
          price: 118,
          gifts: 'her',
          note: ['Flower and leaf, all in one green', '花与叶，同一种绿'],
          lead: [
            'Drawn under the tree on the five-dollar note, in its own shade. From across the room it is a plain green.',
            '在五元钞上那棵树下画的，用的是树荫的颜色。远看只是一片素绿。',
          ],
        },
      ],
    },
    {
      brand: 'casa-laut',
      price: 59,
      categories: 'women-accessories-scarves',
      facts: [
        fact('Material', '材质', 'Lyocell', '莱赛尔'),
        size('100 × 180 cm'),
        care('Machine wash cold; dries in an hour', '冷水机洗，一小时干'),
        made('id'),
      ],
      about: [
        'Half scarf, half sarong. Weighted hems keep it down in a sea wind and let it fall well off one.',
        '一半围巾，一半纱笼。下摆略重，海风里压得住，没风时垂得好。',
      ],
      items: [
        {
          name: ['Ferry Sarong', '渡轮纱笼巾'],
          colours: 'mist ink',
          silhouette: 'square',
          gifts: 'her',
          note: ['Horizon stripes, darker towards the hem', '地平线条纹，往下渐深'],
          lead: ['A blanket on the way out, a skirt in between, a pillow on the way back.', '去程当毯，途中当裙，回程当枕。'],
        },
        {
          name: ['Anemone Wrap', '海葵纹披巾'],
          colours: 'rose sage',
          silhouette: 'knotted',
          price: 65,
          gifts: 'her',
          note: ['Drawn under water, on a slate', '在水下写字板上画的'],
          lead: [
            'The artist dived with a slate at Pulau Hantu and copied what held still. Fish are absent for that reason.',
            '画者带着写字板潜进韩都岛，只画停着不动的。所以没有鱼。',
          ],
        },
        {
          name: ['Night Sky Weighted Wrap', '夜空垂坠披巾'],
          colours: 'ink mist',
          silhouette: 'draped',
          price: 55,
          gifts: 'her',
          note: ['A few stars, good hems', '疏星几点，好下摆'],
          lead: [
            'For people who would rather the evening did the talking. Ties as a halter, a shawl or a bag for wet things.',
            '让夜色说话的人会选它。可系成挂颈、披肩，或包湿衣的袋。',
          ],
        },
      ],
    },
  ],
}
