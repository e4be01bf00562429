import type { ProductType } from '../shape.ts'
import { care, CHILD_SIZES, COLOUR, fact, made, MEN_SIZES, of, WOMEN_SIZES } from '../words.ts'

const gauge = (n: number) => fact('Gauge', '针数', `${n}`, `${n}针`)
const HAND = care('Hand wash cool, dry flat', '冷水手洗，平铺晾干')

export const knit: ProductType = {
  code: 'knit', prefix: 'KNI', block: 13,
  label: ['Knitwear', '针织衫'],
  taxonomy: 'Apparel & Accessories > Clothing > Clothing Tops > Sweaters',
  art: 'knit', colourName: COLOUR, grams: 340, maxAdd: 4,
  lines: [
    {
      brand: 'nusa-knits', price: 139, silhouette: 'cropped', categories: 'women-clothing-knitwear', axis: WOMEN_SIZES,
      facts: [of('cotton'), gauge(12), HAND, made('id')],
      about: [
        'Knitted in Bandung from long-staple cotton, with the tension let out a little so that it weighs half of what it looks. Folded in three it fits beside a laptop.',
        '万隆织造，长绒棉，张力略放，看着厚，其实只有一半重。折三折，可塞在电脑旁。',
      ],
      items: [
        {
          name: ['Desk Cardigan', '案头开衫'], colours: 'oatmeal navy clay', silhouette: 'cardigan', choices: 's m l', gifts: 'her',
          note: ['Lives on the back of a chair', '常年挂在椅背上'],
          lead: ['For 22 degrees under the vent. Buttons up on bad days and stays open on good ones.', '为出风口下的22度准备。冷时全扣上，好天便敞着。'],
          pin: { popularity: 793 },
        },
        {
          name: ['Cable Crew in Cotton', '棉绞花圆领衫'], colours: 'cream moss', silhouette: 'cropped', choices: 's m l', price: 149, gifts: 'her',
          note: ['Wool’s pattern in a cooler yarn', '羊毛的花样，更凉的纱'],
          lead: ['The cables are real and cross every eight rows. You get the winter photograph without the winter.', '绞花是真的，八行一绞。要的是冬天的照片，不是冬天。'],
        },
        {
          name: ['Flight Sweater', '飞行毛衫'], colours: 'navy dove', silhouette: 'long', choices: 's m l', price: 159, gifts: 'her him', also: 'women-bags-travel',
          note: ['Long, loose, with a pocket for a passport', '长而松，有口袋放护照'],
          lead: ['The zip pocket sits at the ribs, where you can feel it asleep. Looks the same at the other end of fourteen hours.', '拉链袋在肋边，睡着也摸得到。飞十四个钟头，下来还是原样。'],
        },
      ],
    },
    {
      brand: 'fern-court', price: 189, silhouette: 'long', categories: 'women-clothing-knitwear', axis: WOMEN_SIZES, aboutFirst: true,
      facts: [of('merino'), fact('Yarn', '纱线', '17.5 micron, worsted', '17.5微米，精纺'), HAND, made('cn')],
      about: [
        'Yarn this fine does not itch and does not hold a smell, so it can be worn four times between washes. Every shoulder is linked by hand, loop to loop.',
        '这样细的纱不扎，也不留味，穿四次再洗。肩缝逐圈手工缝盘。',
      ],
      items: [
        {
          name: ['Fine Merino Tunic', '细美利奴长衫'], colours: 'moss dove cream', choices: 's m l', gifts: 'her',
          note: ['Hip length, side slits', '及臀，侧开衩'],
          lead: ['Worn over trousers it is a sweater; over leggings, a dress on its day off. The slits stop it riding up in a car seat.', '配长裤是毛衫，配紧身裤像条休假的裙子。开衩让它坐车不往上缩。'],
        },
        {
          name: ['Rib-hem Crew', '罗纹下摆圆领衫'], colours: 'dove navy clay', silhouette: 'cropped', choices: 's m l', price: 179, gifts: 'her',
          note: ['Close collar, cropped to the waistband', '贴颈圆领，短至裤腰'],
          lead: ['Cut to meet a high waist exactly. The rib pulls in at the hem, so tucking is optional and neither of us will mind.', '长度正好碰到高腰。下摆罗纹收得住，塞不塞都行。'],
        },
        {
          name: ['Cashmere Travel Wrap Sweater', '羊绒旅行裹身毛衫'], colours: 'oatmeal', choices: 's m l', price: 329, gifts: 'her', facts: [of('cashmere'), fact('Yarn', '纱线', 'Inner Mongolian, two-ply', '内蒙古羊绒，双股')],
          note: ['Inner Mongolian cashmere, two-ply', '内蒙古羊绒，双股'],
          lead: ['For people who go to Tokyo in January. It weighs 290 grams and makes the flight home feel like a decision you agreed with.', '给一月去东京的人。290克，让回程的航班也心甘情愿。'],
        },
      ],
    },
    {
      brand: 'anggun-studio', price: 168, silhouette: 'cropped', categories: 'women-clothing-knitwear', axis: WOMEN_SIZES,
      facts: [of('silk'), fact('Yarn', '纱线', '55% silk, 45% cotton', '55%真丝，45%棉'), gauge(14), HAND, made('my')],
      about: [
        'Silk gives the drape and cotton the nerve. Anggun knits it flat, then shapes it on the stand the way it would a dress.',
        '真丝管垂，棉管挺。雅衣织成平片，再像做裙子那样在人台上收形。',
      ],
      items: [
        {
          name: ['Kebaya Cardigan', '卡峇雅开衫'], colours: 'cream clay', silhouette: 'cardigan', choices: 'xs s m l', gifts: 'her wedding',
          note: ['A deep V, horn buttons, no lace', '深V领、角扣，不加蕾丝'],
          lead: ['The line of a kebaya in plain stitch, for days when embroidery is too much. Wear it with a sarong or with jeans.', '卡峇雅的线条，素针织成，给不想穿绣花的日子。配纱笼，配牛仔裤，都好。'],
        },
        {
          name: ['Evening Cable Knit', '晚装绞花针织衫'], colours: 'moss navy', silhouette: 'cropped', choices: 'xs s m l', price: 148, gifts: 'her',
          note: ['Cables in silk, with a dull shine', '真丝绞花，光泽内敛'],
          lead: ['Silk in a matt stitch reads as expensive from any distance. The sleeve is cut wide, to push up at supper.', '真丝织成哑光，远看近看都贵气。袖子略宽，吃饭时推得上去。'],
        },
      ],
    },
    {
      brand: 'garis-shirtmakers', price: 158, silhouette: 'cropped', categories: 'men-clothing-knitwear', axis: MEN_SIZES,
      facts: [of('cotton'), gauge(12), care('Machine wash cool in a bag', '装袋冷水机洗'), made('my')],
      about: [
        'Knitted on the shirt blocks, so the shoulder sits where your shirts sit and a collar lies flat beneath it.',
        '按衬衫的版织成，肩线与衬衫一致，领子穿在里面服服帖帖。',
      ],
      items: [
        {
          name: ['Cabled Crew', '绞花圆领衫'], colours: 'navy moss oatmeal', silhouette: 'cropped', choices: 's m l xl', gifts: 'him',
          note: ['Dressier than a sweatshirt, cooler than wool', '比卫衣正式，比羊毛凉快'],
          lead: ['A jumper you can wear to meet her parents. The neck shows a centimetre of collar and no more.', '可以穿去见她父母的毛衫。领口露一厘米衬衫领，不多不少。'],
        },
        {
          name: ['Long-sleeved Crew', '长袖圆领衫'], colours: 'dove cream clay', silhouette: 'long', choices: 's m l xl', price: 149, gifts: 'him',
          note: ['For cinemas, buses and bosses', '给电影院、巴士与办公室'],
          lead: ['The jumper for a country without a winter. Thin enough for a seat belt, thick enough for row G.', '给没有冬天的国家的毛衣。薄得系得上安全带，厚得坐得住电影院。'],
        },
        {
          name: ['Overshirt Cardigan', '衬衫式开衫'], colours: 'moss navy', silhouette: 'cardigan', choices: 'm l xl', price: 189, gifts: 'him',
          note: ['Two pockets, horn buttons', '双袋，角扣'],
          lead: ['Between a jacket and a jumper, and better manners than either. Holds its shape on a hook.', '介于外套与毛衣之间，比两者都得体。挂着也不变形。'],
        },
      ],
    },
    {
      brand: 'esok-kids', price: 55, silhouette: 'cropped', categories: 'kids-wear', axis: CHILD_SIZES,
      facts: [of('cotton'), care('Machine wash warm', '温水机洗'), made('vn')],
      about: [
        'Elbows are knitted double from the start. The neck stretches over the largest head in the class and goes back.',
        '手肘一开始就织双层。领口撑得过全班最大的头，还弹得回来。',
      ],
      items: [
        {
          name: ['Library Jumper', '图书馆毛衫'], colours: 'clay navy dove', choices: '2y 4y 6y 8y',
          note: ['Warm enough for the children’s section', '儿童阅览区也不怕冷'],
          lead: ['Reading corners are cold and nobody can say why. This stays in the bag from Monday to Friday.', '阅读角总是冷，没人说得清为什么。这件从周一到周五都在书包里。'],
        },
        {
          name: ['Small Cable Cardigan', '小小绞花开衫'], colours: 'dove cream', silhouette: 'cardigan', choices: '2y 4y', price: 59,
          note: ['Two cables, two pockets, five big buttons', '两道绞花、两个口袋、五粒大扣'],
          lead: ['The buttons are bigger than they need be, so small fingers manage. Most children take it off only for the wash, and wait by the machine.', '扣子特意做大，小手也扣得上。多数孩子只在要洗时才肯脱，还守在洗衣机旁。'],
        },
      ],
    },
    {
      brand: 'selat', price: 128, silhouette: 'cropped', categories: 'women-clothing-knitwear men-clothing-knitwear', axis: MEN_SIZES,
      facts: [of('linen'), gauge(10), care('Machine wash cold, dry flat', '冷水机洗，平铺晾干'), made('sg')],
      about: [
        'Linen knitted rather than woven: open as a net, dry as paper, and heavy enough to hang well. It gets longer with wear and shorter with washing, and the two cancel out.',
        '亚麻不织而编：疏如网，干如纸，垂感正好。穿会长，洗会缩，两下抵消。',
      ],
      items: [
        {
          name: ['Linen Knit Crew', '亚麻针织圆领衫'], colours: 'oatmeal navy', silhouette: 'cropped', choices: 's m l', gifts: 'him her',
          note: ['A jumper with some air in it', '透着风的毛衫'],
          lead: ['Looks considered with shorts and correct with a jacket. See-through enough to want a vest, honest enough to say so.', '配短裤显心思，配外套显得体。有点透，最好内搭背心，我们先说明。'],
        },
        {
          name: ['Easy Linen Cardigan', '亚麻开衫'], colours: 'clay moss', silhouette: 'cardigan', choices: 's m l', price: 148, gifts: 'her',
          note: ['Five buttons, best left undone', '五粒扣，敞着最好看'],
          lead: ['Drapes straight from the shoulder to the pocket. A layer that keeps off air-conditioning and keeps out nothing else.', '从肩直垂到口袋。挡得住冷气，别的都不挡。'],
        },
        {
          name: ['Linen Beach Sweater', '亚麻海滩毛衫'], colours: 'cream dove', silhouette: 'long', choices: 'm l xl', price: 139, gifts: 'him',
          note: ['For after the swim, over wet skin', '游完泳，套在湿皮肤上'],
          lead: ['Does not cling, does not chill, and dries on you while the satay comes. Roomy in the arms for a towel underneath.', '不贴、不冷，等沙爹的工夫就在身上干了。袖子宽，里头还裹得下毛巾。'],
        },
      ],
    },
  ],
}
