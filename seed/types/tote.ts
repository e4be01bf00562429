import type { ProductType } from '../shape.ts'
import { care, COLOUR, fact, made, of, size } from '../words.ts'

export const tote: ProductType = {
  code: 'tote', prefix: 'TOT', block: 7,
  label: ['Tote', '托特包'],
  taxonomy: 'Apparel & Accessories > Handbags, Wallets & Cases > Handbags > Tote Handbags',
  art: 'tote', colourName: COLOUR, grams: 620, maxAdd: 4,
  lines: [
    {
      brand: '5-kaki', price: 59, silhouette: 'canvas', categories: 'women-bags-totes men-accessories-travel',
      facts: [of('canvas'), fact('Canvas', '帆布', '18 oz, washed', '18盎司，水洗'), care('Machine wash cold, dry flat', '冷水机洗，平铺晾干'), made('sg')],
      about: [
        'Sewn on the ground floor of a Jalan Besar shophouse from canvas bought for ship’s hatches. Handles go all the way round under the base, so they carry the load and the seam does not.',
        '惹兰勿刹店屋楼下缝制，帆布原是做船舱盖的。提带绕过袋底一整圈，吃力的是带子，不是缝线。',
      ],
      items: [
        {
          name: ['Market Tote', '巴刹托特包'], colours: 'natural ink clay', gifts: 'her cook',
          note: ['Holds a week of vegetables upright', '一周的菜，站着放'],
          lead: ['Wide enough for a watermelon, tall enough for leeks. The inside pocket is for the receipt and the change.', '宽得放下西瓜，高得立住大葱。内袋收小票和找零。'],
          facts: [size('42 × 38 × 20 cm')], pin: { popularity: 845 },
        },
        {
          name: ['Library Tote', '图书馆托特包'], colours: 'indigo natural', price: 49, gifts: 'her under50',
          note: ['A full library loan, and a pen', '一摞借书，加一支笔'],
          lead: ['Measured on the stack the library lets you take home. A sleeve just inside keeps your card where you can find it.', '按图书馆一次可借的那摞来量。袋口内侧一个小套，借书证随手可取。'],
          facts: [size('34 × 36 × 12 cm')],
        },
        {
          name: ['Zip-top Weekday Tote', '拉链通勤托特包'], colours: 'olive indigo stone', price: 79, gifts: 'him',
          note: ['A laptop, a lunch, a dry umbrella', '电脑、便当，和一把不弄湿别人的伞'],
          lead: ['The umbrella goes in its own waxed sleeve, away from the laptop. The zip closes over everything on a crowded train.', '雨伞有自己的蜡布套，离电脑远远的。挤地铁时，拉链一合全收好。'],
          facts: [size('40 × 32 × 14 cm')],
        },
      ],
    },
    {
      brand: 'dua-tikar', price: 128, silhouette: 'woven', categories: 'women-bags-totes', aboutFirst: true,
      restock: ['4 to 6 weeks', '4至6周'],
      facts: [of('mengkuang'), care('Keep dry; wipe with a damp cloth and shade-dry', '保持干燥；湿布擦拭后阴干'), made('my')],
      about: [
        'Leaf from the east coast is stripped, boiled, dyed and sunned before anyone weaves a row. One bag takes its maker two days, and her name is sewn inside.',
        '东海岸采来的叶与草，剖、煮、染、晒，之后才编。一只包要做两天，编者的名字缝在里面。',
      ],
      items: [
        {
          name: ['Checked Mengkuang Tote', '格纹林投叶托特包'], colours: 'natural marigold', gifts: 'her',
          note: ['Two leaves, woven over and under', '双色叶，经纬交织'],
          lead: ['The check is the weave itself, not a print. It is crisp when new and drapes after a season of errands.', '格子是编出来的，不是印的。新时挺括，用过一季便垂顺。'],
          facts: [size('36 × 30 × 14 cm')],
        },
        {
          name: ['Picnic Mengkuang Basket', '野餐林投叶提篮'], colours: 'sage natural', price: 148, gifts: 'host home',
          note: ['Leather handles, a wide mouth and a flat floor', '皮提手、宽口、平底'],
          lead: ['Made for the Botanic Gardens on a concert evening: four plates, a flask, a cake that should not tip.', '为植物园的音乐会傍晚而编：四只盘、一壶茶、一个不能歪的蛋糕。'],
          facts: [size('40 × 28 × 26 cm')],
        },
        {
          name: ['Raffia Beach Tote', '拉菲草海滩托特包'], colours: 'indigo natural rose', price: 118, gifts: 'her', facts: [of('raffia'), size('45 × 34 × 18 cm')],
          note: ['A loose weave that lets the sand out', '编得疏，沙子自己漏'],
          lead: ['Woven loose on purpose. Shake it once at the edge of the carpark and leave Sentosa behind.', '故意编得疏。停车场边抖一抖，圣淘沙的沙就留在那儿了。'],
        },
        {
          name: ['Evening Raffia Clutch Tote', '拉菲草晚装小托特包'], colours: 'ink gold', price: 98, gifts: 'her wedding', facts: [of('raffia'), size('26 × 20 × 8 cm')],
          note: ['Fine strips, a magnet hidden in the rim', '细条密编，袋口藏磁扣'],
          lead: ['Woven so tightly it could hold rice. A metallic thread runs through the gold one, and nothing at all through the black.', '编得密，可以盛米。金色那只织入金线，黑色那只什么也不加。'],
        },
      ],
    },
    {
      brand: 'lorong-leather', price: 228, silhouette: 'leather', categories: 'women-bags-totes men-accessories-travel',
      facts: [of('leather'), fact('Leather', '皮革', 'Vegetable tanned, 1.8 mm', '植鞣革，1.8毫米'), care('Darkens with light; oil once a year', '见光会变深；每年上油一次'), made('sg')],
      about: [
        'Unlined, so you see both sides of the hide and there is nothing to tear. Edges are sanded, dyed and burnished four times, which takes longer than the sewing.',
        '不做内衬，皮的两面都看得见，也没有衬里可破。边缘打磨、上色、抛光四遍，比缝制还花时间。',
      ],
      items: [
        {
          name: ['Open Work Tote', '敞口工作托特包'], colours: 'tan ink', gifts: 'him her',
          note: ['A hide, eight rivets, two handles', '一张皮，八颗铆钉，两条提手'],
          lead: ['As little as a bag can be. It slumps at first, stands after a month, and by the second year belongs in a photograph.', '简到不能再简。起初会塌，一个月后站得住，第二年就能入镜。'],
          facts: [size('40 × 33 × 16 cm')],
        },
        {
          name: ['Slim Portfolio Tote', '薄型文件托特包'], colours: 'ink oxblood tan', price: 198, gifts: 'him',
          note: ['For papers, a tablet and nothing lumpy', '装文件与平板，不装鼓鼓的东西'],
          lead: ['Nine centimetres deep and no more, so it slides between a meeting chair and a wall. The top edge is turned once and stitched flat.', '只有9厘米深，插得进会议椅与墙之间。袋口折一道，缝平。'],
          facts: [size('37 × 28 × 9 cm')],
        },
        {
          name: ['Weekend Leather Tote', '周末皮革托特包'], colours: 'cocoa tan', price: 318, gifts: 'her him',
          note: ['Two nights’ clothes and a pair of shoes', '两晚的衣物，一双鞋'],
          lead: ['Larger than you think until it is folded flat in the cupboard. The sides fold inwards when the train is full.', '以为太大，收进柜子又能折平。车厢挤时，两侧往里一折就好。'],
          facts: [size('50 × 36 × 20 cm')],
        },
      ],
    },
    {
      brand: 'tanahati', price: 390, silhouette: 'leather', categories: 'women-bags-totes',
      restock: ['6 weeks', '6周'],
      facts: [of('leather'), fact('Lining', '内衬', 'Undyed cotton twill', '未染色棉斜纹布'), made('my')],
      about: [
        'A tote with a frame hidden in its rim: press the two corners and it springs shut. No zip, no flap, one sound.',
        '袋口里藏着框：捏一捏两角，弹一声就合。没有拉链，没有盖，只有那一声。',
      ],
      items: [
        {
          name: ['Spring Frame Tote', '弹口托特包'], colours: 'forest tan ink', gifts: 'her',
          note: ['Shuts itself, with a click', '自己合上，咔嗒一声'],
          lead: ['The clever part is invisible. What you see is a plain, upright leather tote that never gapes on the escalator.', '巧处看不见。看得见的是一只朴素挺括的皮托特包，上扶梯时袋口从不张开。'],
          facts: [size('34 × 30 × 14 cm')],
        },
        {
          name: ['Small Spring Frame Tote', '弹口托特包 小号'], colours: 'oxblood ivory', price: 330, gifts: 'her wedding',
          note: ['The same click at two thirds the size', '三分之二大小，同样的咔嗒'],
          lead: ['Handles just long enough for a wrist, and a loop inside for your keys. Fits the tray under a restaurant chair.', '提手刚好挽在腕上，内有钥匙环。放得进餐厅椅下的小篮。'],
          facts: [size('24 × 22 × 11 cm')],
        },
      ],
    },
    {
      brand: 'selat', price: 69, silhouette: 'canvas', categories: 'women-bags-totes',
      facts: [of('linen'), care('Machine wash cold, iron damp if you must', '冷水机洗，要熨就趁潮'), made('sg')],
      about: [
        'Made from what is left between shirt patterns, so colours follow the shirts and run out with them.',
        '用裁衬衫余下的布做成，颜色跟着衬衫走，也跟着售完。',
      ],
      items: [
        {
          name: ['Offcut Linen Tote', '余布亚麻托特包'], colours: 'mist indigo sage', gifts: 'her host',
          note: ['Two layers of shirt linen, cotton handles', '双层衬衫亚麻，棉提带'],
          lead: ['Soft as a pillowcase and tougher than it looks. Rolls up to the size of a bun in the bottom of another bag.', '软如枕套，却比看着结实。卷起来像个包子，放在别的包底。'],
          facts: [size('38 × 40 cm')],
        },
        {
          name: ['Linen Bread Bag', '亚麻面包袋'], colours: 'oat natural', price: 32, gifts: 'cook host under50',
          note: ['Keeps a loaf for three days', '面包三天不干'],
          lead: ['Linen lets a crust breathe and a crumb stay soft. Two handles for the walk home, and for the hook in the kitchen.', '亚麻让面包皮透气，瓤仍松软。一对提带，提着走回家，也挂得上厨房的钩。'],
          facts: [size('30 × 42 cm')],
        },
      ],
    },
    {
      brand: 'anggun-studio', price: 88, silhouette: 'canvas', categories: 'women-bags-totes',
      facts: [of('cotton'), fact('Lining', '内衬', 'Dress-weight cotton offcuts', '裁衣余下的棉布'), care('Hand wash cold', '冷水手洗'), made('my')],
      about: [
        'Bags with darts and proper facings, made between dress seasons by the same hands. Each lining is a print you may recognise from last year’s frocks.',
        '在两季衣裳之间，由同一批手做的包，该收省的收省，该贴边的贴边。内衬花布，也许正是去年那条裙子。',
      ],
      items: [
        {
          name: ['Puffed Tote', '泡泡托特包'], colours: 'ivory rose sage', gifts: 'her',
          note: ['Darted at the base, full as a sleeve', '袋底收省，鼓如泡泡袖'],
          lead: ['Light as laundry. It carries shoes to the dance and flowers home.', '轻如刚收的衣服。去跳舞时装鞋，回家时装花。'],
          facts: [size('38 × 34 × 16 cm')],
        },
        {
          name: ['Knot Tote', '打结托特包'], colours: 'marigold ink', price: 78, gifts: 'her host',
          note: ['Handles that end in a knot inside', '提带在袋里打结'],
          lead: ['The handles run down the front, under the base and into a knot, which holds longer than any seam. Borrowed from every grandmother who ever carried a melon home in a cloth.', '提带顺着袋身绕过袋底，在里面打结，比缝线更耐拉。学自每一位用布包西瓜回家的阿嬷。'],
          facts: [size('38 × 36 × 14 cm')],
        },
        {
          name: ['Garment Tote', '衣袋托特包'], colours: 'stone ink', price: 118, gifts: 'her wedding',
          note: ['For the dress, the shoes and the hat', '装礼服、鞋与帽'],
          lead: ['Opens flat like a suit bag, closes like a tote. Bridesmaids carry it in, photographers never see it.', '摊开是衣套，合上是托特包。伴娘提着进门，摄影师从没发现。'],
          facts: [size('52 × 44 × 12 cm')],
        },
      ],
    },
  ],
}
