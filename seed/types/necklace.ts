import type { ProductType } from '../shape.ts'
import { care, fact, made, measures, of } from '../words.ts'

const LENGTHS = measures(['Length', '链长'], ['40 cm', 0], ['45 cm', 12])
const SOFT = care('Last on, first off; store in the pouch', '最后戴上，最先取下；收进绒袋')

export const necklace: ProductType = {
  code: 'necklace', prefix: 'NEC', block: 11,
  label: ['Necklace', '项链'],
  taxonomy: 'Apparel & Accessories > Jewelry > Necklaces',
  art: null, colourName: ['Tone', '色泽'], grams: 60, maxAdd: 3,
  lines: [
    {
      brand: 'bulan-pagi', price: 168, categories: 'women-accessories-jewellery', axis: LENGTHS,
      facts: [of('vermeil'), fact('Plating', '镀层', '18k gold, 2.5 microns', '18K金，2.5微米'), SOFT, made('sg')],
      about: [
        'Made one at a time at a bench in Tanjong Pagar. The clasp is the part they are proudest of: oversized by a millimetre, so you can fasten it alone.',
        '在丹戎巴葛的工作台上一条条做成。最得意的是扣子：大了1毫米，一个人也扣得上。',
      ],
      items: [
        {
          name: ['First Light Pendant', '晨光吊坠项链'], colours: 'gold silver', gifts: 'her wedding',
          note: ['A thin disc, hammered on one side', '薄圆片，一面锤纹'],
          lead: ['Hammered so that it flickers, flat behind so that it lies still. It is the one they make most and wear themselves.', '正面锤出闪动，背面磨平，戴着不翻。做得最多，她们自己也戴。'],
          pin: { popularity: 826 },
        },
        {
          name: ['Crescent Necklace', '月牙项链'], colours: 'gold rosegold', gifts: 'her',
          note: ['Two days after the new moon', '初三的月'],
          lead: ['The curve was traced from the moon over the harbour on the third night of the month. It hangs slightly off centre, as moons do.', '弧度描自初三夜里港口上的月亮。略偏一侧，月亮本来如此。'],
        },
        {
          name: ['Grain of Rice Necklace', '米粒项链'], colours: 'gold silver rosegold', price: 138, gifts: 'her wedding',
          note: ['One grain, cast from the real thing', '一粒米，由真米翻铸'],
          lead: ['A single grain of Thai jasmine, cast in silver and plated. Given to new cooks, new mothers and daughters leaving for university.', '一粒泰国香米，翻铸成银再镀金。送给学做菜的、刚做母亲的、要去念大学的女儿。'],
        },
        {
          name: ['Double Strand', '双链项链'], colours: 'gold', price: 228, gifts: 'her',
          note: ['Two chains that do not tangle', '两条链，不打结'],
          lead: ['One fine, one flat, joined at the clasp at different heights. The secret is a swivel nobody sees.', '一细一扁，在扣处高低相接。不打结的秘密，是一粒看不见的转环。'],
        },
      ],
    },
    {
      brand: 'hati-emas', price: 129, categories: 'women-accessories-jewellery', aboutFirst: true,
      facts: [of('silver'), SOFT, made('my')],
      points: [
        ['Recycled silver, hallmarked', '再生银，有成色印记'],
        ['Engraving free, up to twelve letters', '免费刻字，十二字母以内'],
      ],
      about: [
        'A locket should shut with a sound you trust. Hati Emas files each hinge by hand until it does.',
        '盒坠合上时，该有让人放心的一声。金心每个铰链都手锉到位。',
      ],
      items: [
        {
          name: ['Round Locket', '圆形盒坠项链'], colours: 'silver gold', gifts: 'her wedding',
          note: ['Room for two faces', '放得下两张脸'],
          lead: ['Twenty-two millimetres across, plain outside. We print the photographs at the Katong counter while you wait.', '直径22毫米，外表素净。照片可在加东柜台即印。'],
        },
        {
          name: ['Book Locket', '书册盒坠项链'], colours: 'gold', price: 189, gifts: 'her',
          note: ['Four pages, for larger families', '四页，给大家庭'],
          lead: ['Opens like a tiny album. Grandmothers fill it at once and ask for a second.', '打开像一本小相册。做奶奶的一下就填满，还要第二本。'],
        },
        {
          name: ['Letter Charm Necklace', '字母坠项链'], colours: 'silver gold rosegold', price: 79, gifts: 'her',
          note: ['An initial, cut from sheet', '一个字母，银片锯成'],
          lead: ['Sawn by hand, so the S leans a little. Write your letter in the note at checkout.', '手工锯成，S会略微倾斜。结账时在备注里写上字母。'],
        },
        {
          name: ['Medal on a Long Chain', '长链圆章'], colours: 'silver gold', price: 149, gifts: 'her',
          note: ['A jasmine on one side, blank on the other', '一面九里香，一面留白'],
          lead: ['The blank side is for a date. The flower has five petals, and one of them is always a bit shy.', '留白的一面刻日子。花有五瓣，总有一瓣怕羞。'],
          facts: [fact('Length', '链长', '75 cm', '75厘米')], pin: { exclusive: true },
        },
      ],
    },
    {
      brand: 'mutiara-bay', price: 188, categories: 'women-accessories-jewellery', axis: measures(['Length', '链长'], ['42 cm', 0], ['50 cm', 60]),
      facts: [fact('Material', '材质', 'Freshwater pearl', '淡水珍珠'), care('Wipe after wearing; restring every three years', '戴后擦拭；三年重穿一次'), made('ph')],
      about: [
        'Strands have a knot of silk between every pearl: it makes them hang well, and if the thread ever breaks you lose one and not sixty.',
        '成串的，每粒珍珠之间打一个丝结：垂感好看，万一断了，丢的是一粒，不是六十粒。',
      ],
      items: [
        {
          name: ['Baroque Strand', '巴洛克珍珠项链'], colours: 'pearl', price: 268, gifts: 'her wedding',
          note: ['No two alike, all of them bright', '粒粒不同，粒粒有光'],
          lead: ['Sorted by lustre rather than roundness, which is a better thing to sort by. They look like small weather.', '按光泽挑，不按圆度，这才是该挑的。一粒粒像小小的天气。'],
        },
        {
          name: ['Seed Pearl Choker', '米珠短链'], colours: 'pearl', gifts: 'her wedding',
          note: ['Two millimetres each, two hundred of them', '每粒2毫米，共两百粒'],
          lead: ['Fine as a thread from across the room. With a kebaya, with a T-shirt, with both at once.', '远看细如丝线。配卡峇雅，配T恤，或两样一起。'],
        },
        {
          name: ['Keshi Station Necklace', '客旭珠间隔项链'], colours: 'gold silver', price: 158, gifts: 'her',
          note: ['Seven petal pearls on a chain', '细链上七片珠瓣'],
          lead: ['Keshi are the pearls an oyster makes by accident. These seven were matched for size and for nothing else.', '客旭珠是珠贝无意间结成的。这七粒只配了大小，别的随它。'],
        },
        {
          name: ['Single Tahitian Pearl', '单粒大溪地黑珍珠项链'], colours: 'silver', price: 398, gifts: 'her wedding', facts: [fact('Material', '材质', 'Tahitian pearl', '大溪地珍珠')],
          note: ['Eleven millimetres of storm cloud', '11毫米的雷雨云'],
          lead: ['Green, then grey, then plum as it turns. It slides on the chain and finds its own middle.', '转一转，绿、灰、紫。在链上滑动，自己找到中间。'],
        },
      ],
    },
    {
      brand: 'zamrud', price: 480, categories: 'women-accessories-jewellery',
      restock: ['8 weeks', '8周'],
      facts: [of('gold'), SOFT, made('id')],
      about: [
        'Stones come first at Zamrud: each is bought, turned about for a month, and only then drawn a setting. The paper sketch travels with it.',
        '祖翠先有石，后有镶：买回来端详一个月，才画镶座。那张草图，随货附上。',
      ],
      items: [
        {
          name: ['Old-cut Jade Pendant', '老切工翡翠吊坠'], colours: 'jade', price: 680, gifts: 'her wedding',
          note: ['Jadeite, untreated, with certificate', '天然翡翠，附证书'],
          lead: ['A saddle-top from an old ring, given a new life at the collarbone. Cool when you put it on, warm in a minute.', '旧戒面里取下的马鞍翠，移到锁骨间再活一次。戴上是凉的，一分钟就暖。'],
        },
        {
          name: ['Emerald Rain Necklace', '绿雨项链'], colours: 'gold', gifts: 'her wedding',
          note: ['Five small drops, set to move', '五滴小翠，会动'],
          lead: ['Hung on jump rings so fine that they shiver when you laugh. The emeralds are pale on purpose, to catch restaurant light.', '吊环极细，一笑就颤。祖母绿特意选浅色，好接住餐厅的灯光。'],
        },
        {
          name: ['Peridot Leaf Necklace', '橄榄石叶项链'], colours: 'gold rosegold', price: 360, gifts: 'her',
          note: ['A leaf with one green vein', '一片叶，一道绿脉'],
          lead: ['Five peridots run down the middle of a gold leaf. August birthdays, mostly, and people who garden.', '五粒橄榄石排成叶脉。多送八月寿星，和爱种花的人。'],
        },
      ],
    },
    {
      brand: 'bulan-pagi', price: 98, categories: 'women-accessories-jewellery',
      facts: [of('silver'), fact('Cord', '绳', 'Waxed silk, 40 to 80 cm', '蜡丝绳，40至80厘米可调'), made('sg')],
      about: [
        'On cord instead of chain, with a sliding knot: long over a dress, short inside a collar, off without finding the clasp.',
        '用绳不用链，滑结可调：配裙放长，塞进领口收短，摘下不必找扣。',
      ],
      items: [
        {
          name: ['River Stone on Cord', '河石绳坠'], colours: 'silver', gifts: 'her him',
          note: ['A pebble, wrapped in silver once', '一颗卵石，银丝绕一圈'],
          lead: ['Picked at Sungai Lembing, drilled nowhere, held by a single turn of wire. The stone chooses how it hangs.', '林明河边拾来，不钻孔，只绕一圈银丝。怎么挂，石头说了算。'],
        },
        {
          name: ['Button Pendant', '钮扣绳坠'], colours: 'silver gold', price: 88, gifts: 'her',
          note: ['Cast from a cheongsam knot', '由旗袍盘扣翻铸'],
          lead: ['A knotted button from a 1958 cheongsam, cast while it still held its shape. Its owner wears the first one.', '1958年旗袍上的一枚盘扣，趁还挺括翻铸。第一枚戴在它的主人身上。'],
        },
        {
          name: ['Jade Bead on Cord', '玉珠绳坠'], colours: 'jade', price: 138, gifts: 'her wedding', facts: [fact('Material', '材质', 'Nephrite', '软玉')],
          note: ['One bead, ten millimetres, your grandmother approves', '一颗珠，10毫米，阿嬷点头'],
          lead: ['Plain, round and cool. Babies, brides and travellers are given one; nobody minds having two.', '圆、素、凉。给婴孩、新娘与远行的人，有两颗也不嫌多。'],
        },
      ],
    },
  ],
}
