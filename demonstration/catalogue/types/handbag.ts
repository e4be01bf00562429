import type { Axis, ProductType } from '../shape.ts'
import { care, COLOUR, fact, made, of, SIZE, size } from '../words.ts'

const FRAME_SIZES: Axis = {
  name: SIZE,
  choices: [
    { code: 'small', name: ['Small, 22 cm', '小号，22厘米'], add: 0, shippingGrams: 540 },
    { code: 'medium', name: ['Medium, 28 cm', '中号，28厘米'], add: 60, shippingGrams: 680 },
    { code: 'large', name: ['Large, 34 cm', '大号，34厘米'], add: 260, shippingGrams: 860 },
  ],
}
const WIPE = care('Wipe with a dry cloth; keep from long sun and rain', '以干布擦拭，避免久晒与雨淋')

export const handbag: ProductType = {
  code: 'handbag',
  prefix: 'BAG',
  block: 6,
  label: ['Handbag', '手袋'],
  taxonomy: 'Apparel & Accessories > Handbags, Wallets & Cases > Handbags',
  art: 'handbag',
  colourName: COLOUR,
  shippingGrams: 700,
  maxAdd: 2,
  lines: [
    {
      brand: 'tanahati',
      price: 430,
      silhouette: 'top-handle',
      categories: 'women-bags-day',
      restock: ['6 weeks', '6周'],
      facts: [
        of('leather'),
        fact('Leather', '皮革', 'Calf, vegetable tanned', '小牛皮，植物鞣制'),
        fact('Lining', '内衬', 'Undyed cotton twill', '未染色棉斜纹布'),
        WIPE,
        made('my'),
      ],
      about: [
        'Each bag is cut from one hide and stitched by hand, so the grain differs a little from the picture.',
        '每只手袋皆取自同一张皮革，手工缝制，纹理与图片略有不同。',
      ],
      items: [
        {
          name: ['Frame Day Bag', '框形日用手袋'],
          colours: 'oxblood forest tan ink ivory',
          axis: FRAME_SIZES,
          gifts: 'her',
          note: ['Brass turn-lock, opens wide and stays open', '黄铜旋扣，袋口全开不回弹'],
          lead: [
            'A frame bag with room for the day: book, bottle, umbrella. The top opens wide and stays open, then closes with a single turn of the brass lock.',
            '一只装得下一天的框形手袋：书、水瓶与雨伞。袋口可完全敞开，黄铜旋扣一转即合。',
          ],
          facts: [
            fact(
              'Dimensions',
              '尺寸',
              'Small, 22 cm: 22 × 18 × 10 cm; Medium, 28 cm: 28 × 23 × 12 cm; Large, 34 cm: 34 × 28 × 15 cm',
              '小号，22厘米：22 × 18 × 10厘米；中号，28厘米：28 × 23 × 12厘米；大号，34厘米：34 × 28 × 15厘米',
            ),
            fact('Handle drop', '手柄高度', '14 cm', '14厘米'),
          ],
          pin: { popularity: 1000, off: 20, soldOut: 'forest-medium', isNew: false },
        },
        {
          name: ['Frame Evening Bag', '框形晚宴手袋'],
          colours: 'ink oxblood ivory',
          price: 390,
          gifts: 'her wedding',
          note: ['The day bag, dressed for dinner', '日用手袋换上晚装'],
          lead: [
            'The same frame, half as deep, with a chain that hides inside when you would rather carry it. A phone, a lipstick, a folded cheque for the couple.',
            '同样的框，浅了一半，不想挂肩时链子可藏进袋里。手机、口红、一封红包，刚好。',
          ],
          facts: [size('22 × 15 × 7 cm'), fact('Chain', '链长', '110 cm, removable', '110厘米，可拆')],
        },
        {
          name: ['Saddle Shoulder Bag', '马鞍单肩包'],
          colours: 'tan forest indigo',
          silhouette: 'shoulder',
          price: 460,
          gifts: 'her',
          note: ['Sits under the arm and stays there', '贴在臂下，不乱晃'],
          lead: [
            'Curved to the hip, with a strap that shortens by three holes. It keeps its shape empty, which matters when it hangs on a hook all day.',
            '顺着胯部的弧度，肩带可收三孔。空着也挺，整天挂在钩上也不塌。',
          ],
          facts: [size('26 × 20 × 9 cm'), fact('Strap drop', '肩带高度', '24 to 30 cm', '24至30厘米')],
        },
        {
          name: ['Clinic Bag', '诊所手提包'],
          colours: 'tan ink',
          price: 590,
          gifts: 'him her',
          note: ['A doctor’s frame, for laptops', '出诊包的框，装得下笔记本电脑'],
          lead: [
            'Borrowed from the bags that house-call doctors carried up Emerald Hill. The mouth takes a 14-inch laptop without a fight.',
            '灵感来自当年提着出诊、走上翡翠山的医生包。袋口一开，14寸电脑轻松放进。',
          ],
          facts: [size('36 × 26 × 15 cm'), fact('Handle drop', '手柄高度', '16 cm', '16厘米')],
        },
      ],
    },
    {
      brand: 'indah-row',
      price: 268,
      silhouette: 'shoulder',
      categories: 'women-bags-day',
      facts: [of('leather'), fact('Lining', '内衬', 'Cotton sateen', '棉缎'), WIPE, made('sg')],
      about: [
        'Indah Row washes its leather after tanning, which makes it soft on the first day rather than the hundredth. Seams are turned inside, so nothing catches on sleeves.',
        '美巷的皮在鞣制后再水洗一遍，第一天就软，不必等到第一百天。缝份内藏，不勾袖子。',
      ],
      items: [
        {
          name: ['Pillow Shoulder Bag', '枕形单肩包'],
          colours: 'ivory tan oxblood',
          gifts: 'her',
          note: ['Soft, wide and easily slept on', '又软又宽，可以枕着睡'],
          lead: [
            'It folds into itself on a plane and comes out looking the same. One pocket inside, deep enough for a passport.',
            '飞机上可以卷起来，拿出来还是原样。内袋一个，放得下护照。',
          ],
          facts: [size('34 × 22 × 11 cm')],
        },
        {
          name: ['Crescent Bag', '弯月包'],
          colours: 'ink forest',
          price: 248,
          gifts: 'her',
          note: ['A half moon with a knotted strap', '半月形，打结肩带'],
          lead: [
            'Tie the knot higher to tuck it under the arm, lower to let it swing. The zip runs along the whole curve.',
            '结打高，夹在臂下；打低，任它轻晃。拉链沿着整道弧线。',
          ],
          facts: [size('30 × 18 × 8 cm')],
        },
        {
          name: ['Bakery Bag', '面包袋手提包'],
          colours: 'ivory tan',
          silhouette: 'top-handle',
          price: 288,
          gifts: 'her host',
          note: ['Short handles, square base', '短手柄，方袋底'],
          lead: [
            'Cut like the paper bag from the confectionery, complete with a folded top. Two magnets keep the fold folded.',
            '剪裁像糕饼店的纸袋，连折口也照做，两粒磁扣让它折得住。',
          ],
          facts: [size('25 × 28 × 14 cm')],
        },
        {
          name: ['Ribbon Cross-body', '缎带斜挎包'],
          colours: 'indigo oxblood ink',
          price: 228,
          gifts: 'her',
          note: ['Light enough to forget you have it', '轻得忘了背着'],
          lead: [
            'Three hundred and ten grams with the strap. It holds a phone, a card case and the small umbrella, and nothing else can be asked of it.',
            '连肩带310克。装手机、卡夹和小伞，多的就别为难它了。',
          ],
          facts: [size('22 × 14 × 6 cm'), fact('Weight', '重量', '310 g', '310克')],
        },
      ],
    },
    {
      brand: 'anggun-studio',
      price: 198,
      silhouette: 'top-handle',
      categories: 'women-bags-day',
      aboutFirst: true,
      facts: [of('leather'), fact('Lining', '内衬', 'Dress-weight cotton offcuts', '裁衣余下的棉布'), made('my')],
      about: [
        'Anggun cuts its bags from the same patterns as its sleeves: darts, gathers and one good seam. The lining changes with whatever dress was last on the table.',
        '雅衣用裁袖子的法子裁包：省道、抽褶，一道好缝线。内衬看上一件裙子用的是什么布，每批不同。',
      ],
      items: [
        {
          name: ['Gathered Top-handle Bag', '抽褶手提包'],
          colours: 'forest ivory',
          gifts: 'her wedding',
          note: ['Pleats at the mouth, like a skirt', '袋口打褶，像裙腰'],
          lead: [
            'Fullness without stiffening. The pleats fan out when it is packed and close again when it is not.',
            '不加硬衬也有体积。装满时褶散开，空时又合拢。',
          ],
          facts: [size('27 × 19 × 13 cm')],
        },
        {
          name: ['Obi Belt Bag', '腰封手提包'],
          colours: 'oxblood ink',
          silhouette: 'box',
          price: 218,
          gifts: 'her',
          note: ['A lid as wide as a sash, one brass lock', '盖宽如腰带，一枚黄铜扣'],
          lead: [
            'Named for the sash and cut like one: lid, back and base are a single length of leather. The lock turns with a thumb, so the other hand may keep its coffee.',
            '名字取自和服腰带，裁法也像：盖、背、底是同一条皮。旋扣用拇指一转即开，另一只手还能拿咖啡。',
          ],
          facts: [size('26 × 18 × 10 cm')],
        },
        {
          name: ['Small Sunday Bag', '周日小手提包'],
          colours: 'indigo tan ivory',
          price: 178,
          gifts: 'her',
          note: ['A good little bag for short errands', '出门一会儿的小包'],
          lead: [
            'For church, for temple, for the market after either. Stands on four leather feet, wipes clean.',
            '上教堂、上庙，或之后去巴刹。四只皮脚站得稳，一擦就净。',
          ],
          facts: [size('20 × 16 × 9 cm')],
        },
      ],
    },
    {
      brand: 'seladang',
      price: 348,
      silhouette: 'shoulder',
      categories: 'women-bags-day men-accessories-travel',
      facts: [
        of('leather'),
        fact('Leather', '皮革', 'Buffalo, 2.2 mm, pull-up', '水牛皮，2.2毫米，油蜡变色'),
        care('Wax twice a year', '每年上蜡两次'),
        made('my'),
      ],
      points: [
        ['Saddle-stitched with waxed linen thread', '蜡线马鞍针缝制'],
        ['Repairs free for ten years', '十年免费修理'],
      ],
      about: [
        'The leather arrives stiff and marks at once. That is the point: in a year the scratches join up and the bag is recognisably yours.',
        '新皮偏硬，一碰就留痕。本该如此：一年后划痕连成一片，这包谁看都认得是您的。',
      ],
      items: [
        {
          name: ['Field Satchel', '野外邮差包'],
          colours: 'tan ink',
          silhouette: 'satchel',
          gifts: 'him',
          note: ['One lock, one deep pocket', '一扣一深袋'],
          lead: [
            'A deep rain flap, a brass turn-lock and enough room for an A4 folder laid flat. It was drawn for surveyors and is worn mostly by teachers.',
            '有深雨盖、黄铜旋扣，A4文件夹可平放。原为测量员而画，如今背它的多是老师。',
          ],
          facts: [size('38 × 28 × 10 cm')],
        },
        {
          name: ['River Messenger', '溯河信使包'],
          colours: 'forest oxblood tan',
          silhouette: 'satchel',
          price: 388,
          gifts: 'him',
          note: ['Curved to the back, worn across', '贴背弧度，斜背'],
          lead: [
            'Shaped over a last so that it follows the spine on a motorbike. The strap pad turns over when one side is worn.',
            '照人形楦定型，骑摩托时顺着脊背。肩垫磨了一面，翻过来再用。',
          ],
          facts: [size('35 × 25 × 12 cm')],
        },
        {
          name: ['Bucket Bag', '水桶包'],
          colours: 'ink tan oxblood',
          silhouette: 'bucket',
          price: 328,
          gifts: 'her',
          note: ['Tall, narrow and steady on its base', '高而窄，底盘稳'],
          lead: [
            'One piece wrapped and stitched to a flat base, with a short flap over the mouth. Drops on the floor beside a chair and never falls over.',
            '一张皮围起来，缝上平底，袋口一片短盖。搁在椅边，从不倒下。',
          ],
          facts: [size('26 × 29 × 18 cm')],
        },
      ],
    },
    {
      brand: 'lorong-leather',
      price: 298,
      silhouette: 'top-handle',
      categories: 'women-bags-day',
      facts: [
        of('leather'),
        fact('Leather', '皮革', 'Bridle, 2 mm', '马具革，2毫米'),
        care('Brush off the bloom, or wait', '表面白霜，刷去或任其消失'),
        made('sg'),
      ],
      about: [
        'Cut and stitched start to finish by one person, whose initials are under the base. Expect a white bloom on new leather: it is wax, and it means the hide is full of it.',
        '由一人从裁到缝，名字缩写在袋底。新皮有层白霜，那是蜡，说明皮里吃得饱。',
      ],
      items: [
        {
          name: ['Box Bag', '方盒手提包'],
          colours: 'ink oxblood',
          silhouette: 'box',
          gifts: 'her',
          note: ['A small trunk with a handle', '带提手的小箱'],
          lead: [
            'Panels meet at mitred corners like a drawer. It stands where you put it and opens without being held.',
            '四角如抽屉般斜接。放哪站哪，不必扶着就能打开。',
          ],
          facts: [size('21 × 16 × 9 cm')],
        },
        {
          name: ['Lunch Bag in Bridle', '马具革便当包'],
          colours: 'tan forest',
          silhouette: 'box',
          price: 338,
          gifts: 'him her',
          note: ['Box body, brass lock, honest size', '方盒身，黄铜扣，大小实在'],
          lead: [
            'The shape everyone carried to school, in leather that will go to work. Holds lunch, and nobody would guess.',
            '上学时人人提过的形状，换成能上班的皮。真装得下午饭，也没人猜得到。',
          ],
          facts: [size('27 × 20 × 13 cm')],
        },
        {
          name: ['Half-moon Shoulder Bag', '半月单肩包'],
          colours: 'forest tan ink',
          silhouette: 'shoulder',
          price: 318,
          gifts: 'her',
          note: ['One curve, one strap, no lining', '一弧一带，不加内衬'],
          lead: [
            'Drawn round a plate from the coffee shop next door. The strap is cut in one piece with the back, so there is no join to fail.',
            '照着隔壁咖啡店的盘子画的弧。肩带与后身连裁，没有接缝可坏。',
          ],
          facts: [size('28 × 17 × 8 cm')],
        },
      ],
    },
    {
      brand: 'tanahati',
      price: 520,
      silhouette: 'shoulder',
      categories: 'women-bags-day',
      restock: ['6 weeks', '6周'],
      facts: [of('leather'), fact('Lining', '内衬', 'Goat suede', '山羊绒面革'), WIPE, made('my')],
      about: [
        'The second family from the Johor workshop: no frame, soft sides, and the same brass lock, turned to lie along the edge.',
        '柔佛工坊的第二个系列：没有框，侧身柔软，旋扣还是那只，改为横卧袋沿。',
      ],
      items: [
        {
          name: ['Frameless Hobo', '无框流浪包'],
          colours: 'oxblood tan ink',
          gifts: 'her',
          note: ['Everything the frame bag refuses', '框形包不肯装的，都归它'],
          lead: [
            'Slouches on purpose, then gathers itself when you lift the strap. A zipped pocket inside keeps the valuables from joining in.',
            '有意松垮，一提肩带又收拢。内有拉链袋，贵重物品不跟着一起晃。',
          ],
          facts: [size('36 × 30 × 14 cm')],
        },
        {
          name: ['Courier Flap', '信差翻盖包'],
          colours: 'indigo forest',
          silhouette: 'satchel',
          price: 480,
          gifts: 'her him',
          note: ['A flat bag with one deep secret', '扁平，却有一层很深'],
          lead: [
            'The flap covers two thirds of the front, and the lock is found by touch. Good on a bicycle, better in a crowd.',
            '翻盖盖住三分之二，旋扣凭手感就摸得到。骑车好用，人多时更好用。',
          ],
          facts: [size('30 × 22 × 6 cm')],
        },
      ],
    },
  ],
}
