import type { ProductType } from '../shape.ts'
import { care, CHILD_SIZES, COLOUR, fact, made, MEN_SIZES, of, WOMEN_SIZES } from '../words.ts'

const fit = (en: string, zh: string) => fact('Fit', '版型', en, zh)
const COOL = care('Machine wash cold, hang dry, iron damp', '冷水机洗，挂干，趁潮熨烫')

export const shirt: ProductType = {
  code: 'shirt', prefix: 'SHI', block: 12,
  label: ['Shirt', '衬衫'],
  taxonomy: 'Apparel & Accessories > Clothing > Clothing Tops > Shirts',
  art: 'shirt', colourName: COLOUR, grams: 240, maxAdd: 6,
  lines: [
    {
      brand: 'selat', price: 119, silhouette: 'short-sleeve', categories: 'men-clothing-shirts', axis: MEN_SIZES,
      facts: [of('linen'), fact('Fabric', '面料', '100% linen, 165 g per m²', '100%亚麻，每平方米165克'), COOL, made('sg')],
      about: [
        'Selat washes the cloth before cutting and the shirt after sewing, so it will not shrink on you. Buttons are river shell, and there is a spare inside the hem.',
        '海峡在裁前洗布，缝好再洗衣，到您手上不会再缩。钮扣是河贝，下摆里缝着一颗备用。',
      ],
      items: [
        {
          name: ['Camp-collar Linen Shirt', '古巴领亚麻衬衫'], colours: 'indigo mist peach sage', gifts: 'him', choices: 's m l xl',
          note: ['Open collar, one pocket, straight hem', '敞领、一袋、平下摆'],
          lead: ['The shirt for a city where it is 31 degrees at ten in the evening. Cut square, so air goes in at the bottom and out at the neck.', '为夜里十点还有31度的城市而做。裁得方正，风从下摆进，领口出。'],
          facts: [fit('Regular', '常规')], pin: { popularity: 967, off: 0 },
        },
        {
          name: ['Camp-collar Linen Shirt, relaxed fit', '古巴领亚麻衬衫 宽松版'], colours: 'peach oat indigo', gifts: 'him her', choices: 's m l xl', also: 'women-clothing-shirts',
          note: ['Dropped shoulder, six centimetres more room', '落肩，多放6厘米'],
          lead: ['Bigger on purpose, not by a size. The shoulder drops, the sleeve ends at the elbow, and everyone in the house borrows it.', '不是大一码，是特意放宽。落肩，袖到手肘，全家轮着穿。'],
          facts: [fit('Relaxed', '宽松')],
        },
        {
          name: ['Band-collar Linen Shirt', '立领亚麻衬衫'], colours: 'indigo mist oat', silhouette: 'band-collar', price: 129, gifts: 'him', choices: 'm l xl',
          note: ['Long sleeves that roll and stay rolled', '长袖，卷起就不掉'],
          lead: ['Collarless, for the heat, and long in the arm, for the ceiling vents. A hidden tab holds the sleeve once it is rolled.', '天热所以无领，冷气强所以长袖。卷起后有暗扣固定。'],
          facts: [fit('Regular', '常规')],
        },
        {
          name: ['Long-sleeved Linen Blouse', '亚麻长袖上衣'], colours: 'sage peach', silhouette: 'long-sleeve', axis: WOMEN_SIZES, choices: 'xs s m l', price: 125, gifts: 'her', also: 'women-clothing-shirts',
          note: ['A soft placket, gathered at the cuff', '软门襟，袖口抽褶'],
          lead: ['Gathers are stitched on the inside of the cuff, so the sleeve is full but the wrist is flat under a watch.', '褶缝在袖口内侧，袖身蓬松，手腕处仍平，戴表不硌。'],
          facts: [fit('Regular', '常规')],
        },
      ],
    },
    {
      brand: 'garis-shirtmakers', price: 138, silhouette: 'long-sleeve', categories: 'men-clothing-shirts', axis: MEN_SIZES, aboutFirst: true,
      facts: [of('cotton'), care('Machine wash warm, hang, iron', '温水机洗，挂干，熨烫'), made('my')],
      about: [
        'Garis measured four hundred men in Kuala Lumpur offices, sitting down. The back is longer, the armhole higher and the second button exactly where it should be.',
        '线衣坊量过吉隆坡办公室里四百位坐着的男士。后身略长，袖窿略高，第二粒扣子正在该在的位置。',
      ],
      items: [
        {
          name: ['Office Poplin Shirt', '办公府绸衬衫'], colours: 'ink mist', silhouette: 'long-sleeve', choices: 's m l xl', gifts: 'him',
          note: ['Two-ply poplin that forgives a fold', '双股府绸，折痕不显'],
          lead: ['Goes under a jacket in the morning and stands alone by lunch. The collar has removable bones and a little height.', '早上穿在西装里，午后单穿。领骨可拆，领座略高。'],
          facts: [fit('Tailored', '合身')],
        },
        {
          name: ['Oxford Shirt', '牛津纺衬衫'], colours: 'indigo mist peach', silhouette: 'long-sleeve', price: 128, choices: 's m l xl', gifts: 'him',
          note: ['A proper roll in the collar', '领子有真正的弧度'],
          lead: ['Unlined collar, long points, seven buttons. It looks better unironed than most shirts look ironed.', '领无衬、领尖长、七粒扣。不熨，也比多数熨过的好看。'],
          facts: [fit('Regular', '常规')],
        },
        {
          name: ['Batik-weight Short-sleeve', '峇迪薄棉短袖衬衫'], colours: 'sage indigo', silhouette: 'short-sleeve', price: 118, choices: 's m l xl', gifts: 'him',
          note: ['The cloth batik is drawn on, left plain', '画峇迪的那种布，留白'],
          lead: ['Primissima cotton, the finest grade batik makers use, without the pattern. Cool as a sheet on the second hour of a wedding.', 'Primissima是画峇迪最细的棉布，这里不画。喜宴坐到第二个钟头，仍凉如床单。'],
          facts: [fit('Regular', '常规')],
        },
        {
          name: ['Dinner Shirt with a Plain Front', '素面礼服衬衫'], colours: 'mist', price: 168, choices: 's m l xl', gifts: 'him wedding',
          note: ['For weddings, including your own', '赴喜宴，或自己的婚礼'],
          lead: ['A covered placket, double cuffs and no pleats to iron. The bib is lined so it stays white under lights.', '暗门襟、双叠袖，没有要熨的褶。胸前加衬，灯下依然白。'],
          facts: [fit('Tailored', '合身')],
        },
      ],
    },
    {
      brand: '5-kaki', price: 69, silhouette: 'short-sleeve', categories: 'men-clothing-shirts women-clothing-shirts', axis: MEN_SIZES,
      facts: [of('cotton'), fit('Boxy', '方正'), care('Machine wash, tumble if you like', '机洗，可烘干'), made('my')],
      about: [
        'Work shirts for people who carry things. The pocket is bar-tacked at both corners and deep enough for a phone to stay put when you bend.',
        '给搬搬抬抬的人穿的工作衫。口袋两角打枣，够深，弯腰手机也不掉。',
      ],
      items: [
        {
          name: ['Provision Shop Shirt', '杂货店衬衫'], colours: 'ink oat', choices: 's m l', gifts: 'him',
          note: ['Dry twill, snaps, two pockets', '干爽斜纹，按扣，双袋'],
          lead: ['What the man weighing your ikan bilis would wear if he shopped for pleasure. Snaps, because buttons lose to cardboard boxes.', '给您称江鱼仔的那位老板，若肯为自己挑衣服，会穿这件。用按扣，因为钮扣敌不过纸箱。'],
        },
        {
          name: ['Kopi Uncle Shirt', '咖啡安哥衬衫'], colours: 'mist sage', choices: 's m l', price: 65, gifts: 'him',
          note: ['Cellular cotton, cool and see-nothing', '网眼棉，凉而不透'],
          lead: ['The open-weave cotton that school uniforms used to be made of. Light passes through it, eyes do not.', '从前校服用的网眼棉。风过得去，目光过不去。'],
        },
      ],
    },
    {
      brand: 'bukit-linen', price: 109, silhouette: 'long-sleeve', categories: 'women-clothing-shirts', axis: WOMEN_SIZES,
      facts: [of('blend'), care('Machine wash cold, shake, hang', '冷水机洗，抖一抖挂干'), made('id')],
      about: [
        'A cotton warp steadies the linen weft, so it creases in soft waves and not in knife-edges. Woven in Pekalongan on looms older than the company.',
        '以棉为经，稳住亚麻的纬，皱起来是软波纹，不是刀痕。织于北加浪岸，织机比公司还老。',
      ],
      items: [
        {
          name: ['Boyfriend Shirt in Washed Cloth', '水洗男友衬衫'], colours: 'oat sage mist', silhouette: 'long-sleeve', choices: 's m l', gifts: 'her',
          note: ['Long tails, curved hem, room to spare', '长后摆、圆下摆、宽余'],
          lead: ['Over a swimsuit, under a cardigan, tied at the waist. The tails cover what leggings do not.', '罩泳衣、衬开衫、系在腰间。后摆盖得住紧身裤盖不住的地方。'],
        },
        {
          name: ['Tucked Blouse', '细褶上衣'], colours: 'ink peach', silhouette: 'band-collar', choices: 'xs s m l', price: 115, gifts: 'her',
          note: ['Six tucks and a band collar', '六道细褶，一圈立领'],
          lead: ['The tucks are sewn to the waist and let go there, so it is neat above and easy below. Office on Monday, jeans on Saturday.', '细褶缝到腰间放开，上身利落，下身自在。周一配西裤，周六配牛仔裤。'],
        },
        {
          name: ['Band-collar Tunic', '立领长衫'], colours: 'mist oat', silhouette: 'band-collar', choices: 's m l', price: 95, gifts: 'her',
          note: ['Five buttons, side vents', '五粒扣，侧开衩'],
          lead: ['Comes down to the hip and goes over the head with two buttons open. Fewer things to do up before the school run.', '长到臀边，解两粒扣就能套头穿。送孩子上学前，少忙一样。'],
        },
      ],
    },
    {
      brand: 'esok-kids', price: 45, silhouette: 'short-sleeve', categories: 'kids-wear', axis: CHILD_SIZES,
      facts: [of('cotton'), care('Machine wash warm, with mud', '温水机洗，带泥也行'), made('vn')],
      about: [
        'Hems turned up twice, to be let down once. Name tags are printed blank, with three lines, because clothes have more than one owner.',
        '下摆折两道，长高时可放一道。名牌留白三行，因为一件衣服不止一个主人。',
      ],
      items: [
        {
          name: ['Small Camp Shirt', '小小古巴领衬衫'], colours: 'oat sage peach', silhouette: 'short-sleeve', gifts: 'under50',
          note: ['The grown-up shirt, at a third the size', '大人款的三分之一'],
          lead: ['Coconut buttons big enough for small fingers. It matches Selat’s in colour, by arrangement, for family photographs.', '椰壳扣够大，小手也扣得上。颜色与海峡的大人款相配，好拍全家福。'],
        },
        {
          name: ['Concert Shirt', '音乐会立领衫'], colours: 'oat mist', silhouette: 'band-collar', price: 49, gifts: 'under50',
          note: ['For recitals, weddings and jam', '上台、喝喜酒、吃果酱都穿'],
          lead: ['Dressed up in front and soft everywhere else. The cloth is proofed, so cordial beads and lentil soup does too.', '正面体面，其余都软。布料防泼，果汁成珠，豆汤也是。'],
        },
      ],
    },
    {
      brand: 'anggun-studio', price: 118, silhouette: 'long-sleeve', categories: 'women-clothing-shirts', axis: WOMEN_SIZES,
      facts: [of('cotton'), fact('Fabric', '面料', 'Swiss-dot voile', '点纹薄纱'), care('Hand wash cool', '冷水手洗'), made('my')],
      about: [
        'Dressmaker’s blouses: French seams, hand-finished hems, and a placket that lies flat because it was pressed eleven times on the way.',
        '裁缝手里的上衣：来去缝、手缭边，门襟一路熨过十一遍，所以平。',
      ],
      items: [
        {
          name: ['Voile Blouse', '薄纱上衣'], colours: 'peach mist', silhouette: 'long-sleeve', choices: 's m l', gifts: 'her',
          note: ['Soft sleeve, narrow cuff', '软袖窄口'],
          lead: ['The sleeve holds its air because the voile is starched with rice. Wash, starch again, or let it fall.', '薄纱上过米浆，袖子才撑得住气。洗后可再浆，或任它垂着。'],
        },
        {
          name: ['Schoolmistress Blouse', '女先生上衣'], colours: 'sage ink', silhouette: 'band-collar', choices: 'xs s m', price: 98, gifts: 'her',
          note: ['A small stand collar, for grown women', '给大人的小立领'],
          lead: ['Copied from a photograph of a headmistress in 1931, who looks as though she could be argued with. Buttons in front, as hers did.', '照1931年一位女校长的相片做的，看样子是可以跟她讲道理的人。扣子在前，与她的一样。'],
        },
        {
          name: ['Cheongsam-collar Shirt', '旗袍领衬衫'], colours: 'peach indigo', silhouette: 'band-collar', choices: 's m l', price: 128, gifts: 'her wedding',
          note: ['Mandarin collar, fine tucks, trousers below', '立领细褶，配长裤'],
          lead: ['The top half of a cheongsam, set free of the bottom. Soft enough to eat in.', '旗袍的上半身，与下半身分了家。松软，吃得下饭。'],
        },
      ],
    },
  ],
}
