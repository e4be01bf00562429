import type { ProductType } from '../shape.ts'
import { care, fact, made, measures, of } from '../words.ts'

const LENGTHS = measures(['Length', '链长'], ['40 cm', 0], ['45 cm', 12])
const SOFT = care('Last on, first off; store in the pouch', '最后戴上，最先取下；收进绒袋')

export const necklace: ProductType = {
  code: 'necklace',
  prefix: 'NEC',
  block: 11,
  label: ['Necklace', '项链'],
  taxonomy: 'Apparel & Accessories > Jewelry > Necklaces',
  art: 'necklace',
  colourName: ['Tone', '色泽'],
  shippingGrams: 60,
  maxAdd: 3,
  lines: [
    {
      brand: 'bulan-pagi',
      price: 168,
      categories: 'women-accessories-jewellery',
      axis: LENGTHS,
      facts: [of('vermeil'), fact('Plating', '镀层', '18k gold, 2.5 microns', '18K金，2.5微米'), SOFT, made('sg')],
      about: [
        'Made one at a time at a bench in Tanjong Pagar. The clasp is the part they are proudest of: oversized by a millimetre, so you can fasten it alone.',
        '在丹戎巴葛的工作台上一条条做成。最得意的是扣子：大了1毫米，一个人也扣得上。',
      ],
      items: [
        {
          name: ['First Light Pendant', '晨光吊坠项链'],
          colours: 'gold silver',
          silhouette: 'disc',
          gifts: 'her wedding',
          note: ['A thin disc, hammered on one side', '薄圆片，一面锤纹'],
          lead: [
            'Hammered so that it flickers, flat behind so that it lies still. It is the one they make most and wear themselves.',
            '正面锤出闪动，背面磨平，戴着不翻。做得最多，她们自己也戴。',
          ],
          pin: { popularity: 826 },
        },
        {
          name: ['Full Moon Necklace', '满月项链'],
          colours: 'rose-gold gold',
          silhouette: 'disc',
          gifts: 'her',
          note: ['The moon of the fifteenth', '十五的月'],
          lead: [
            'Hammered after a photograph of the moon over the harbour, seas and all. It is not quite round; neither is the moon.',
            '照着港口上那轮满月锤成，深浅都在。不是正圆，月亮也不是。',
          ],
        },
        {
          name: ['Raindrop Necklace', '雨滴项链'],
          colours: 'silver',
          silhouette: 'drop',
          price: 138,
          gifts: 'her wedding',
          facts: [of('silver'), fact('Plating', '镀层', 'None', '无')],
          note: ['One drop, polished all round', '一滴，通体抛光'],
          lead: [
            'A single drop in bare silver, no stone and no plating. Given to new mothers, and to daughters leaving for university in the rain.',
            '一滴素银，不镶石，不镀金。送给刚做母亲的，和雨天去念大学的女儿。',
          ],
        },
        {
          name: ['Bead Strand', '金珠项链'],
          colours: 'gold',
          silhouette: 'strand',
          price: 228,
          gifts: 'her',
          note: ['Hollow beads that weigh nothing', '空心金珠，轻若无物'],
          lead: [
            'Graduated from the nape to the hollow of the throat, and strung on silk. Each bead is spun from two halves, with a seam you will not find.',
            '由颈后到锁骨间渐渐变大，用丝线穿起。每粒由两半合成，接缝找不到。',
          ],
        },
      ],
    },
    {
      brand: 'hati-emas',
      price: 129,
      categories: 'women-accessories-jewellery',
      aboutFirst: true,
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
          name: ['Round Locket', '圆形盒坠项链'],
          colours: 'silver gold',
          silhouette: 'disc',
          gifts: 'her wedding',
          note: ['Room for two faces', '放得下两张脸'],
          lead: [
            'Twenty-two millimetres across, hammered outside. We print the photographs at the Katong counter while you wait.',
            '直径22毫米，外面锤纹。照片可在加东柜台即印。',
          ],
        },
        {
          name: ['Family Locket', '全家福盒坠项链'],
          colours: 'pearl gold',
          silhouette: 'disc',
          price: 189,
          gifts: 'her',
          note: ['Four pages, for larger families', '四页，给大家庭'],
          lead: [
            'Press the pearl and it opens like a tiny album. Grandmothers fill it at once and ask for a second.',
            '按一下珍珠，打开像一本小相册。做奶奶的一下就填满，还要第二本。',
          ],
        },
        {
          name: ['Letter Charm Necklace', '字母坠项链'],
          colours: 'jade gold silver',
          silhouette: 'disc',
          price: 79,
          gifts: 'her',
          note: ['An initial on the back', '背面刻一个字母'],
          lead: [
            'Cut by hand, so the S leans a little; the eye of jade is for the front. Write your letter in the note at checkout.',
            '手工刻成，S会略微倾斜，正面嵌一点翠。结账时在备注里写上字母。',
          ],
        },
        {
          name: ['Pearl Medal', '珍珠圆章'],
          colours: 'storm silver gold',
          silhouette: 'disc',
          price: 149,
          gifts: 'her',
          note: ['A grey pearl on one side, blank on the other', '一面灰珍珠，一面留白'],
          lead: [
            'The blank side is for a date. The hammer marks catch the light before the pearl does, and then the pearl keeps it.',
            '留白的一面刻日子。锤纹先接住光，珍珠把它留住。',
          ],
          facts: [fact('Length', '链长', '50 cm', '50厘米')],
          pin: { exclusive: true },
        },
      ],
    },
    {
      brand: 'mutiara-bay',
      price: 188,
      categories: 'women-accessories-jewellery',
      axis: measures(['Length', '链长'], ['42 cm', 0], ['50 cm', 60]),
      facts: [
        fact('Material', '材质', 'Freshwater pearl', '淡水珍珠'),
        care('Wipe after wearing; restring every three years', '戴后擦拭；三年重穿一次'),
        made('ph'),
      ],
      about: [
        'Strands have a knot of silk between every pearl: it makes them hang well, and if the thread ever breaks you lose one and not sixty.',
        '成串的，每粒珍珠之间打一个丝结：垂感好看，万一断了，丢的是一粒，不是六十粒。',
      ],
      items: [
        {
          name: ['Baroque Strand', '巴洛克珍珠项链'],
          colours: 'pearl storm',
          silhouette: 'strand',
          price: 268,
          gifts: 'her wedding',
          note: ['No two alike, all of them bright', '粒粒不同，粒粒有光'],
          lead: [
            'Sorted by lustre rather than roundness, which is a better thing to sort by. They look like small weather.',
            '按光泽挑，不按圆度，这才是该挑的。一粒粒像小小的天气。',
          ],
        },
        {
          name: ['Cloud Strand', '灰云珍珠项链'],
          colours: 'storm pearl',
          silhouette: 'strand',
          gifts: 'her wedding',
          note: ['Every grey between breakfast and rain', '从早餐到下雨之间的各种灰'],
          lead: [
            'Dyed by nothing but the shell they grew in. With a kebaya, with a T-shirt, with both at once.',
            '颜色全由贝壳养成，未经染色。配卡峇雅，配T恤，或两样一起。',
          ],
        },
        {
          name: ['Blush Keshi Strand', '绯色客旭珠项链'],
          colours: 'rose-gold',
          silhouette: 'strand',
          price: 158,
          gifts: 'her',
          note: ['Pink, by accident', '偶然得来的粉红'],
          lead: [
            'Keshi are the pearls an oyster makes by accident. These were matched for colour, which took three harvests.',
            '客旭珠是珠贝无意间结成的。配齐这一串的颜色，花了三季收成。',
          ],
        },
        {
          name: ['Single Tahitian Pearl', '单粒大溪地黑珍珠项链'],
          colours: 'storm',
          silhouette: 'drop',
          price: 398,
          gifts: 'her wedding',
          facts: [fact('Material', '材质', 'Tahitian pearl', '大溪地珍珠')],
          note: ['Eleven millimetres of storm cloud', '11毫米的雷雨云'],
          lead: [
            'Green, then grey, then plum as it turns. A drop rather than a round, so it always hangs the right way up.',
            '转一转，绿、灰、紫。是滴形，不是圆珠，所以总是端端正正垂着。',
          ],
        },
      ],
    },
    {
      brand: 'zamrud',
      price: 480,
      categories: 'women-accessories-jewellery',
      restock: ['8 weeks', '8周'],
      facts: [of('gold'), SOFT, made('id')],
      about: [
        'Stones come first at Zamrud: each is bought, turned about for a month, and only then drawn a setting. The paper sketch travels with it.',
        '祖翠先有石，后有镶：买回来端详一个月，才画镶座。那张草图，随货附上。',
      ],
      items: [
        {
          name: ['Old-cut Jade Pendant', '老切工翡翠吊坠'],
          colours: 'jade',
          silhouette: 'drop',
          price: 680,
          gifts: 'her wedding',
          note: ['Jadeite, untreated, with certificate', '天然翡翠，附证书'],
          lead: [
            'A drop from an old earring, given a new life at the collarbone. Cool when you put it on, warm in a minute.',
            '旧耳坠上取下的一滴翠，移到锁骨间再活一次。戴上是凉的，一分钟就暖。',
          ],
        },
        {
          name: ['Emerald Rain Necklace', '绿雨项链'],
          colours: 'gold',
          silhouette: 'drop',
          gifts: 'her wedding',
          note: ['One drop, hung to move', '一滴翠，会动'],
          lead: [
            'Hung on a ring so fine that it shivers when you laugh. The emerald is domed and not cut, to catch restaurant light.',
            '吊环极细，一笑就颤。祖母绿磨成弧面，不切刻，好接住餐厅的灯光。',
          ],
        },
        {
          name: ['Peridot Bud Necklace', '橄榄石花苞项链'],
          colours: 'rose-gold',
          silhouette: 'drop',
          price: 360,
          gifts: 'her',
          note: ['A bud, the week before it opens', '一粒花苞，将开未开'],
          lead: [
            'One peridot in rose gold, the green of new growth. August birthdays, mostly, and people who garden.',
            '一粒橄榄石镶玫瑰金，是新芽的绿。多送八月寿星，和爱种花的人。',
          ],
        },
      ],
    },
    {
      brand: 'bulan-pagi',
      price: 98,
      categories: 'women-accessories-jewellery',
      facts: [of('silver'), fact('Cord', '绳', 'Waxed silk, 40 to 80 cm', '蜡丝绳，40至80厘米可调'), made('sg')],
      about: [
        'On cord instead of chain, with a sliding knot: long over a dress, short inside a collar, off without finding the clasp.',
        '用绳不用链，滑结可调：配裙放长，塞进领口收短，摘下不必找扣。',
      ],
      items: [
        {
          name: ['River Stone on Cord', '河石绳坠'],
          colours: 'storm',
          silhouette: 'cord',
          gifts: 'her him',
          note: ['A pebble, held by two silver rings', '一颗卵石，两枚银环'],
          lead: [
            'Picked at Sungai Lembing, drilled once and polished for a week. The river had already done most of it.',
            '林明河边拾来，只钻一孔，抛光一周。大半的工夫，河水早已做了。',
          ],
        },
        {
          name: ['Button Pendant', '钮扣绳坠'],
          colours: 'silver gold',
          silhouette: 'cord',
          price: 88,
          gifts: 'her',
          note: ['After a cheongsam’s ball button', '仿旗袍的圆球扣'],
          lead: [
            'Turned to the size of the collar button on a 1958 cheongsam, which was silver too. Its owner wears the first one.',
            '大小照着1958年旗袍领口那枚银扣车成。第一枚戴在它的主人身上。',
          ],
        },
        {
          name: ['Jade Bead on Cord', '玉珠绳坠'],
          colours: 'jade',
          silhouette: 'cord',
          price: 138,
          gifts: 'her wedding',
          facts: [fact('Material', '材质', 'Nephrite', '软玉')],
          note: ['One bead, ten millimetres, your grandmother approves', '一颗珠，10毫米，阿嬷点头'],
          lead: [
            'Plain, round and cool. Babies, brides and travellers are given one; nobody minds having two.',
            '圆、素、凉。给婴孩、新娘与远行的人，有两颗也不嫌多。',
          ],
        },
      ],
    },
  ],
}
