import type { ProductType } from '../shape.ts'
import { care, COLOUR, fact, made, of, size } from '../words.ts'

const SILK_CARE = care('Dry clean; iron on the reverse, silk setting', '干洗；反面以真丝档熨烫')

export const scarf: ProductType = {
  code: 'scarf', prefix: 'SCF', block: 18,
  label: ['Scarf', '丝巾'],
  taxonomy: 'Apparel & Accessories > Clothing Accessories > Scarves & Shawls > Scarves',
  art: null, colourName: COLOUR, grams: 90, maxAdd: 4,
  lines: [
    {
      brand: 'sutera-lane', price: 168, categories: 'women-accessories-scarves',
      facts: [of('silk'), fact('Fabric', '面料', 'Silk twill, 14 momme', '斜纹真丝，14姆米'), size('90 × 90 cm'), SILK_CARE, made('cn')],
      about: [
        'Drawn in Singapore, printed and hand-rolled in Hangzhou. The rolled edge is plump and a little uneven, which is how you tell a hand from a machine.',
        '新加坡画稿，杭州印制、手工卷边。卷边饱满，略不匀，正好辨得出是人手不是机器。',
      ],
      items: [
        {
          name: ['Five-foot Way Square', '骑楼方巾'], colours: 'teal oxblood', gifts: 'her host',
          note: ['Tiles, shutters and one cat', '花砖、百叶窗，和一只猫'],
          lead: ['Drawn door by door along Koon Seng Road. The cat is in a different corner on each colourway, and worth looking for.', '沿着坤成路一户一户画来。每个配色里，猫躲在不同的角落，值得找一找。'],
          pin: { popularity: 809, exclusive: true },
        },
        {
          name: ['Hawker Still Life Square', '小贩静物方巾'], colours: 'marigold celadon', gifts: 'her cook',
          note: ['Kopi, kaya toast, a wet tray', '咖啡、咖椰吐司、湿托盘'],
          lead: ['A Dutch still life, if the painter had eaten at Maxwell. The eggs are soft; the light is morning.', '若荷兰静物画家在麦士威吃过早餐。蛋是半熟的，光是早晨的。'],
        },
        {
          name: ['Orchid House Square', '兰室方巾'], colours: 'rose jade plum', gifts: 'her wedding',
          note: ['Forty orchids, each one named', '四十株兰，各有其名'],
          lead: ['Forty hybrids crowd the cloth, and the border gives their names in a hand too small to read without trying.', '四十种杂交兰挤满绸面，边上是它们的名字，小得要凑近才读得出。'],
        },
        {
          name: ['Night Ferry Twilly', '夜渡小丝带'], colours: 'navy cherry', price: 68, gifts: 'her', facts: [size('5 × 86 cm')],
          note: ['A ribbon for a handle or a ponytail', '系提手，或系马尾'],
          lead: ['Harbour lights on one side, stars on the other. Wrapped around a bag handle it also saves the leather.', '一面港口灯火，一面星星。缠在手袋提把上，还护皮。'],
        },
      ],
    },
    {
      brand: 'ikat-harbour', price: 138, categories: 'women-accessories-scarves', aboutFirst: true,
      restock: ['6 to 8 weeks', '6至8周'],
      facts: [of('cotton'), fact('Weave', '织法', 'Warp ikat, backstrap loom', '经絣，腰机'), size('55 × 190 cm'), care('Hand wash cold, salt the first time', '冷水手洗，首次加盐'), made('id')],
      about: [
        'The pattern is tied and dyed into the thread before a single row is woven, so it has a soft edge, as if seen through rain. Dyes are indigo, morinda and mud.',
        '先把纱线扎染出花样，再一梭一梭织成，边缘因此柔软，像隔着雨看。染料是靛蓝、檄树根与泥。',
      ],
      items: [
        {
          name: ['Flores Shawl', '弗洛勒斯披肩'], colours: 'indigo clay', gifts: 'her',
          note: ['Small stars, in two indigos', '小星纹，深浅两种蓝'],
          lead: ['Woven in Sikka by women who learned from their mothers-in-law. Warm in a cinema, fine over a shoulder at dusk.', '西卡的妇女所织，手艺学自婆婆。电影院里保暖，黄昏披肩正好。'],
        },
        {
          name: ['Sumba Horse Shawl', '松巴马纹披肩'], colours: 'clay natural', price: 198, gifts: 'her home',
          note: ['Horses, one way up on each end', '马纹，两端朝向不同'],
          lead: ['A horse on an ikat meant wealth, and still looks like it. Long enough to hang on a wall on the days you are not cold.', '絣布上的马是财富，至今看着仍是。够长，不冷的日子挂在墙上。'],
        },
        {
          name: ['Narrow Ikat Stole', '窄幅絣织披巾'], colours: 'indigo charcoal', price: 88, gifts: 'her him', facts: [size('25 × 170 cm')],
          note: ['A stripe of pattern, mostly plain', '一道花，其余素净'],
          lead: ['For people who like the cloth but not the crowd. Men wear it under a jacket; it does not slip.', '喜欢这布、不喜欢热闹的人会选它。男士围在外套里，也不滑。'],
        },
      ],
    },
    {
      brand: 'corak-utara', price: 79, categories: 'women-accessories-scarves',
      facts: [of('cotton'), fact('Fabric', '面料', 'Cotton voile', '棉薄纱'), size('110 × 110 cm'), care('Machine wash cold', '冷水机洗'), made('my')],
      about: [
        'Block-printed on a long table in Kota Bharu. Where two blocks meet there is a hairline of bare cloth, and we would be sorry to see it go.',
        '哥打峇鲁的长桌上，一版一版盖印。两版相接处留一线白，没有了反而可惜。',
      ],
      items: [
        {
          name: ['Awan Larat Voile', '云卷纹薄纱巾'], colours: 'sage rose indigo', gifts: 'her',
          note: ['The climbing cloud of Malay carving', '马来木雕里攀爬的云'],
          lead: ['A vine that never crosses itself, carved over a hundred doorways and now on something you can wash.', '一条从不自交的藤，刻在上百道门楣上，如今印在能洗的布上。'],
        },
        {
          name: ['Pucuk Rebung Voile', '竹笋纹薄纱巾'], colours: 'marigold teal', gifts: 'her under50', price: 49, facts: [size('70 × 70 cm')],
          note: ['Bamboo shoots, point to point', '尖对尖的竹笋'],
          lead: ['The border of every sarong, promoted to the middle. Ties round a ponytail, a jar of jam or a present.', '每条纱笼的边饰，升到了中央。系马尾、包果酱罐、扎礼物，都行。'],
        },
        {
          name: ['Large Beach Cloth', '大幅海滩布'], colours: 'indigo clay', price: 95, gifts: 'her', facts: [size('140 × 180 cm')],
          note: ['Shawl, curtain, picnic, sheet', '披肩、窗帘、野餐布、床单'],
          lead: ['Bought as a scarf and used for everything else. The print goes right through, so there is no wrong side.', '买来做围巾，用来做一切。印染透到背面，没有正反。'],
        },
      ],
    },
    {
      brand: 'orkid-lane', price: 128, categories: 'women-accessories-scarves',
      facts: [of('silk'), fact('Fabric', '面料', 'Silk georgette', '乔其真丝'), size('65 × 180 cm'), SILK_CARE, made('sg')],
      about: [
        'Painted on paper at a kitchen table first, then printed so faithfully that you can see where the brush ran dry.',
        '先在餐桌上用水彩画在纸上，再原样印到绸上，笔干的地方都看得见。',
      ],
      items: [
        {
          name: ['Monsoon Wash Stole', '雨季水彩披巾'], colours: 'mist teal', gifts: 'her',
          note: ['Greys that turn green at one end', '灰，到一头转成绿'],
          lead: ['Forty minutes of real rain, watched from the sixth floor. Hold it up and it is a window.', '六楼看了四十分钟的真雨。举起来，就是一扇窗。'],
        },
        {
          name: ['Bougainvillea Stole', '九重葛披巾'], colours: 'rose berry', gifts: 'her wedding',
          note: ['Overhead-bridge pinks', '天桥上的那种粉红'],
          lead: ['The flower that hangs off every overhead bridge, at last asked to come inside. Very good on navy.', '每座天桥都垂着的花，终于请进屋里。配海军蓝最好。'],
        },
        {
          name: ['Tembusu Shade Stole', '淡杯树影披巾'], colours: 'olive forest', price: 118, gifts: 'her',
          note: ['Leaf shadow on a plain ground', '素底上的叶影'],
          lead: ['Traced from the shadow of the tree on the five-dollar note. It looks printed, then it looks accidental.', '描自五元钞上那棵树的影子。初看是印的，再看像是偶然。'],
        },
      ],
    },
    {
      brand: 'casa-laut', price: 59, categories: 'women-accessories-scarves',
      facts: [fact('Material', '材质', 'Lyocell', '莱赛尔'), size('100 × 180 cm'), care('Machine wash cold; dries in an hour', '冷水机洗，一小时干'), made('id')],
      about: [
        'Half scarf, half sarong. Weighted hems keep it down in a sea wind and let it fall well off one.',
        '一半围巾，一半纱笼。下摆略重，海风里压得住，没风时垂得好。',
      ],
      items: [
        {
          name: ['Ferry Sarong', '渡轮纱笼巾'], colours: 'sky marigold', gifts: 'her',
          note: ['Horizon stripes, one end darker', '地平线条纹，一头深'],
          lead: ['A blanket on the way out, a skirt in between, a pillow on the way back.', '去程当毯，途中当裙，回程当枕。'],
        },
        {
          name: ['Coral Print Wrap', '珊瑚纹披巾'], colours: 'rose teal', price: 65, gifts: 'her',
          note: ['Drawn under water, on a slate', '在水下写字板上画的'],
          lead: ['The artist dived with a slate at Pulau Hantu and copied what held still. Fish are absent for that reason.', '画者带着写字板潜进韩都岛，只画停着不动的。所以没有鱼。'],
        },
        {
          name: ['Plain Weighted Wrap', '素色垂坠披巾'], colours: 'natural ink berry', price: 55, gifts: 'her',
          note: ['One colour, good hems', '一种颜色，好下摆'],
          lead: ['For people who would rather the colour did the talking. Ties as a halter, a shawl or a bag for wet things.', '让颜色说话的人会选它。可系成挂颈、披肩，或包湿衣的袋。'],
        },
      ],
    },
  ],
}
