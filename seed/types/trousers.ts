import type { ProductType } from '../shape.ts'
import { care, CHILD_SIZES, COLOUR, fact, made, of, WAIST_SIZES, WOMEN_SIZES } from '../words.ts'

const leg = (en: string, zh: string) => fact('Leg', '裤型', en, zh)

export const trousers: ProductType = {
  code: 'trousers', prefix: 'TRO', block: 15,
  label: ['Trousers', '长裤'],
  taxonomy: 'Apparel & Accessories > Clothing > Pants > Trousers',
  art: 'trousers', colourName: COLOUR, grams: 420, maxAdd: 6,
  lines: [
    {
      brand: 'garis-shirtmakers', price: 158, categories: 'men-clothing-trousers', axis: WAIST_SIZES,
      facts: [of('wool'), fact('Fabric', '面料', 'Tropical wool, 210 g', '热带羊毛，210克'), care('Dry clean twice a year; air between', '一年干洗两次，平时挂晾'), made('my')],
      about: [
        'High-twist wool is cooler than cotton once you stop arguing with the idea: air moves through it and the crease comes back overnight on a hanger. Hems are left open; both stores finish them free.',
        '高捻羊毛其实比棉凉，信了就知道：风过得去，挂一夜，褶线自己回来。裤脚未缝，两家门店免费代改。',
      ],
      items: [
        {
          name: ['Tropical Wool Trousers', '热带羊毛长裤'], colours: 'charcoal navy', silhouette: 'straight', choices: '30 32 34 36', gifts: 'him',
          note: ['Flat front, side tabs, a curtain waistband', '平腹，侧调节扣，内衬腰头'],
          lead: ['The tabs take in three centimetres, or give them back after lunch. Pockets are cut on a slant, so sitting does not spill your coins.', '侧扣收放三厘米，午饭后可还回来。斜插袋，坐下硬币不会溜。'],
          facts: [leg('Straight', '直筒')],
        },
        {
          name: ['Pleated Wool Trousers', '打褶羊毛长裤'], colours: 'charcoal olive navy', silhouette: 'tapered', choices: '30 32 34', price: 168, gifts: 'him',
          note: ['Two pleats, tapered, easy on a bicycle', '双褶，收脚，骑车自在'],
          lead: ['Room at the hip without a tent at the knee. Cuffed at 4.5 cm unless you say otherwise.', '臀围宽，膝下不晃。若无特别要求，翻边4.5厘米。'],
          facts: [leg('Tapered', '锥形')],
        },
        {
          name: ['Drawstring Suit Trousers', '抽绳西裤'], colours: 'navy charcoal', silhouette: 'tapered', choices: '30 32 34 36', price: 149, gifts: 'him',
          note: ['A suit, if asked; pyjamas, if not', '说是西裤也行，说是睡裤也行'],
          lead: ['The cord is hidden behind a proper fly. Nobody on the call will know, and nobody in the room either.', '抽绳藏在正经门襟后面。视频里看不出，会议室里也看不出。'],
          facts: [leg('Straight', '直筒')],
        },
      ],
    },
    {
      brand: 'bukit-linen', price: 129, categories: 'women-clothing-trousers', axis: WOMEN_SIZES, aboutFirst: true,
      facts: [of('linen'), care('Machine wash cold, hang by the hem', '冷水机洗，倒挂晾干'), made('id')],
      about: [
        'Linen trousers go at the seat, so Bukit puts a second layer there, on the inside, where it also stops them turning transparent in the sun.',
        '亚麻裤总是先从臀部磨薄。山麻在里面多加一层，顺便也免得太阳底下透。',
      ],
      items: [
        {
          name: ['Wide-leg Linen Trousers', '阔腿亚麻长裤'], colours: 'oat ink olive', silhouette: 'wide', choices: 's m l', gifts: 'her',
          note: ['High waist, elastic only at the back', '高腰，松紧只在后面'],
          lead: ['From the front, a tailored pair; from the back, forgiveness. Walk fast and they look like a plan.', '前面看是西裤，后面看是体贴。走快一点，更好看。'],
          facts: [leg('Wide', '阔腿')],
        },
        {
          name: ['Cropped Linen Trousers', '九分亚麻裤'], colours: 'clay oat navy', silhouette: 'tapered', choices: 's m l', price: 115, gifts: 'her',
          note: ['Ends above the puddle line', '裤脚高过水洼'],
          lead: ['Nine inches off the pavement, which we arrived at by observation in November.', '离地九寸，是十一月的雨季里量出来的。'],
          facts: [leg('Tapered, cropped', '九分锥形')],
        },
        {
          name: ['Sarong-tie Trousers', '纱笼结长裤'], colours: 'olive navy', silhouette: 'wide', choices: 's m l', price: 139, gifts: 'her',
          note: ['Tied like a sarong, cut like trousers', '系法如纱笼，裁法是长裤'],
          lead: ['Looks like a skirt standing, and does not stop you climbing into a lorry. The bow holds without pins.', '站着像裙，爬上罗厘车也不碍事。结不用别针也不松。'],
          facts: [leg('Wide', '阔腿')],
        },
      ],
    },
    {
      brand: 'ulu-utara', price: 119, categories: 'men-clothing-trousers women-clothing-trousers', axis: WAIST_SIZES,
      facts: [of('cotton'), fact('Fabric', '面料', 'Ripstop, 190 g', '防撕裂布，190克'), care('Machine wash warm', '温水机洗'), made('vn')],
      points: [
        ['Seams taped at the seat', '臀部缝份包条'],
        ['A loop for the umbrella', '有挂伞环'],
      ],
      about: [
        'Drawn for a botanist who needed to wade, kneel and then appear before a committee on the same day.',
        '为一位植物学家而画：同一天要涉水、跪地，还要出席评审会。',
      ],
      items: [
        {
          name: ['Field Trousers', '野外长裤'], colours: 'olive oat ink', silhouette: 'straight', choices: '30 32 34', gifts: 'him',
          note: ['Dry in twenty minutes on you', '穿着二十分钟就干'],
          lead: ['Gusseted, so a long step is free. The slant pocket takes a phone in a plastic bag, which is how it should be carried upriver.', '裆部加片，大步自如。斜袋放得下套着塑料袋的手机，溯河就该这样带。'],
          facts: [leg('Straight', '直筒')],
        },
        {
          name: ['Monsoon Trousers', '季风长裤'], colours: 'oat navy', silhouette: 'straight', choices: '30 32 34', price: 139, gifts: 'him',
          note: ['Wet at breakfast, dry by ten', '早餐时湿，十点已干'],
          lead: ['Rain beads and rolls off until you sit in it. The crease is pressed in for good, so nobody takes you for a scout leader.', '雨成珠滚落，坐进水里才算数。褶线定了形，不会像童军领队。'],
          facts: [leg('Straight', '直筒')],
        },
        {
          name: ['River Shorts-lined Trousers', '内衬溯河裤'], colours: 'navy olive', silhouette: 'straight', choices: '30 32', price: 129,
          note: ['A mesh brief inside, for swimming to shore', '内有网裤，可游上岸'],
          lead: ['One garment for boat, water and warung. The lining is flat-stitched and stays where it is told.', '船上、水里、路边摊，一条就够。内衬平缝，不卷。'],
          facts: [leg('Straight', '直筒')],
        },
      ],
    },
    {
      brand: 'selat', price: 109, categories: 'women-clothing-trousers men-clothing-trousers', axis: WOMEN_SIZES,
      facts: [of('linen'), fact('Fabric', '面料', '100% linen, 220 g per m²', '100%亚麻，每平方米220克'), care('Machine wash cold', '冷水机洗'), made('sg')],
      about: [
        'The trouser weight of Selat’s linen, dense enough for pockets that hold their shape. Cord ends are dipped in brass, so they do not fray.',
        '海峡的裤用亚麻，够密，口袋不垮。抽绳头包铜，不会散。',
      ],
      items: [
        {
          name: ['Fisherman Trousers', '渔夫裤'], colours: 'navy oat olive', silhouette: 'wide', choices: 's m l', gifts: 'him her',
          note: ['Fold, tie, done; one size and a bit', '一折一系，一码多一点'],
          lead: ['As worn on every pier north of here, in better cloth. The tie is long enough to go round twice.', '往北每个渡头都有人穿，这条布料更好。腰带够长，能绕两圈。'],
          facts: [leg('Wide', '阔腿')],
        },
        {
          name: ['House Trousers', '居家长裤'], colours: 'clay oat ink', silhouette: 'wide', choices: 's m l', price: 89, gifts: 'her him',
          note: ['For reading, sleeping and the doorbell', '看书、睡觉、应门铃'],
          lead: ['Decent enough for the delivery man and too comfortable to change for anyone else.', '见送货的不失礼，见别人也懒得换。'],
          facts: [leg('Wide', '阔腿')],
        },
      ],
    },
    {
      brand: 'anggun-studio', price: 149, categories: 'women-clothing-trousers', axis: WOMEN_SIZES,
      facts: [fact('Material', '材质', 'Lyocell', '莱赛尔'), care('Machine wash cold, hang', '冷水机洗，挂干'), made('my')],
      about: [
        'Cut on the dress stand, so the back is a back. The waist is faced rather than elasticated, with two hooks and a little give.',
        '在人台上立裁，后身才像后身。腰头用贴边不用松紧，两粒钩扣，略有余量。',
      ],
      items: [
        {
          name: ['Fluid Wide Trousers', '垂感阔腿裤'], colours: 'ink oat', silhouette: 'wide', choices: 's m l', gifts: 'her',
          note: ['Moves late, like a curtain', '慢半拍地飘，像窗帘'],
          lead: ['Heavy lyocell swings a moment after you stop. Wear flat shoes and let the trousers do the walking.', '厚莱赛尔，人停了，它才停。穿平底，让裤子走路。'],
          facts: [leg('Wide', '阔腿')],
        },
        {
          name: ['Cigarette Trousers', '烟管裤'], colours: 'ink olive', silhouette: 'tapered', choices: 's m l', price: 139, gifts: 'her',
          note: ['Two pleats, a turn-up, a bare ankle', '双褶、翻边、露脚踝'],
          lead: ['The old-fashioned kind, full at the hip and narrow at the ankle, so that shoes are seen. There are pockets; we relented.', '老派做法，胯宽踝窄，好让鞋子露脸。口袋还是留了，我们心软了。'],
          facts: [leg('Tapered', '锥形')],
        },
        {
          name: ['Evening Palazzo Trousers', '晚装宽脚裤'], colours: 'charcoal ink', silhouette: 'wide', choices: 's m l', price: 159, gifts: 'her',
          note: ['A skirt, until you sit on a scooter', '像裙子，直到您骑上电单车'],
          lead: ['Deep pleats and a soft bow hide the division. Equally happy at a gala and on the back of a bike going home from one.', '深褶与软结藏住裤裆。赴宴体面，宴后坐机车后座回家也自在。'],
          facts: [leg('Wide', '阔腿')],
        },
      ],
    },
    {
      brand: 'esok-kids', price: 42, categories: 'kids-wear', axis: CHILD_SIZES,
      facts: [of('cotton'), care('Machine wash warm, inside out', '翻面温水机洗'), made('vn')],
      about: [
        'Double knees, sewn in from the start on the inside, so that there is nothing to patch for a year.',
        '膝盖一开始就在里面缝了双层，一年里不必打补丁。',
      ],
      items: [
        {
          name: ['Tree-climbing Trousers', '爬树裤'], colours: 'olive clay', silhouette: 'tapered', choices: '2y 4y 6y 8y', gifts: 'under50',
          note: ['Patched before they need it', '未破先补'],
          lead: ['Elastic behind, real buttons in front, and turn-ups with a year of growing in them. Pockets hold eleven stones.', '后松紧，前真扣，翻边里藏着一年的身高。口袋装得下十一颗石子。'],
        },
        {
          name: ['Soft School Trousers', '柔软校园长裤'], colours: 'ink navy', silhouette: 'straight', choices: '4y 6y 8y', price: 35, gifts: 'under50',
          note: ['Regulation colours, irregular comfort', '校规的颜色，校规外的舒服'],
          lead: ['Passes inspection at assembly and slides at recess. The name label is inside the pocket, where it does not itch.', '升旗时合规，下课时滑得动。姓名标在口袋里，不扎。'],
        },
      ],
    },
  ],
}
