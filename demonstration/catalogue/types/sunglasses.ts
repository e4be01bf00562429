import type { ProductType } from '../shape.ts'
import { care, fact, made, of } from '../words.ts'

const fits = (en: string, zh: string) => fact('Face', '脸型', en, zh)
const frame = (mm: string) => fact('Frame', '镜框', mm, mm)
const UV = fact('Lens', '镜片', 'UV400, category 3', 'UV400，3类')
const POLAR = fact('Lens', '镜片', 'Polarised, UV400, category 3', '偏光，UV400，3类')

export const sunglasses: ProductType = {
  code: 'sunglasses',
  prefix: 'SUN',
  block: 10,
  label: ['Sunglasses', '太阳镜'],
  taxonomy: 'Apparel & Accessories > Clothing Accessories > Sunglasses',
  art: 'sunglasses',
  colourName: ['Frame colour', '框色'],
  shippingGrams: 180,
  maxAdd: 4,
  lines: [
    {
      brand: 'bayang-optics',
      price: 268,
      categories: 'women-accessories-sunglasses men-accessories-wallets',
      restock: ['3 to 4 weeks', '3至4周'],
      facts: [of('acetate'), POLAR, care('Rinse, then wipe with the cloth', '先冲水，再用镜布擦'), made('tw')],
      about: [
        'Bayang cuts from eight-millimetre acetate and tumbles the frames in bamboo chips for four days. Bridges are built lower and wider than European ones, so they stay up without pinching.',
        '影目以8毫米板材切割，与竹屑滚磨四天。鼻梁做得比欧版更低更宽，不夹也不滑。',
      ],
      items: [
        {
          name: ['Arcade Round', '骑楼圆框'],
          colours: 'tortoise ink crystal',
          silhouette: 'round',
          gifts: 'him her',
          note: ['A true circle, softened at the brow', '正圆，眉端收柔'],
          lead: [
            'Round frames can look like a costume. These are cut a shade flatter on top, which turns them back into glasses.',
            '圆框容易像戏服。这副上缘略平，便又成了眼镜。',
          ],
          facts: [fits('Medium', '中等'), frame('48-21-145')],
          pin: { popularity: 741 },
        },
        {
          name: ['Promenade Cat-eye', '海滨猫眼框'],
          colours: 'tortoise oxblood ink',
          silhouette: 'cat-eye',
          price: 278,
          gifts: 'her',
          note: ['A lift at the corners, not a wing', '眼角微扬，不张翅'],
          lead: [
            'The upsweep follows the bone instead of ignoring it. Wear them at Marina Bay at noon and you can still read the menu.',
            '上扬顺着眉骨走。正午在滨海湾，菜单照样看得清。',
          ],
          facts: [fits('Small to medium', '小至中等'), frame('52-18-140')],
        },
        {
          name: ['Wharf Square', '码头方框'],
          colours: 'ink smoke tortoise',
          silhouette: 'square',
          price: 288,
          gifts: 'him',
          note: ['Thick, square, surprisingly light', '厚方框，出乎意料地轻'],
          lead: [
            'Milled hollow inside the temples, where no one sees, to save nine grams. Broad faces will be glad of the width.',
            '镜腿内侧掏空，外人看不见，省下9克。宽脸会喜欢它的宽度。',
          ],
          facts: [fits('Wide', '宽'), frame('54-20-148')],
        },
        {
          name: ['Tide Pool Oversize', '潮池大框'],
          colours: 'crystal honey',
          silhouette: 'cat-eye',
          price: 298,
          gifts: 'her',
          note: ['Large lenses, lifted at the corner', '大镜片，眼角上扬'],
          lead: [
            'Shade down to the cheekbone. The crystal pair shows its rivets through the frame, like a watch.',
            '遮阴到颧骨。透明款看得见铆钉，像看机芯。',
          ],
          facts: [fits('Medium to wide', '中至宽'), frame('57-17-145')],
        },
      ],
    },
    {
      brand: 'mata-siang',
      price: 189,
      categories: 'men-accessories-wallets women-accessories-sunglasses',
      aboutFirst: true,
      facts: [of('titanium'), UV, made('jp')],
      points: [
        ['No logo anywhere you can see', '看得见的地方没有商标'],
        ['Nose pads replaced free at either store', '鼻托在任一门店免费更换'],
      ],
      about: [
        'Thin titanium, made in Sabae and drilled rather than welded where it can be. A pair weighs about as much as three sheets of paper.',
        '细钛框，鲭江制造，能钻孔的地方不焊接。一副约三张纸的重量。',
      ],
      items: [
        {
          name: ['Aviator in Plain Titanium', '素钛飞行员框'],
          colours: 'smoke crystal',
          silhouette: 'wire',
          gifts: 'him',
          note: ['One bar, two lenses, no nonsense', '一道梁，两片镜，别无其他'],
          lead: [
            'The double bar was for wiping sweat from a pilot’s brow. You have a handkerchief, so we took one away.',
            '双梁原是为挡飞行员额上的汗。您有手帕，我们便去掉一道。',
          ],
          facts: [fits('Medium', '中等'), frame('56-16-145')],
        },
        {
          name: ['Panto 46', '潘托框 46'],
          colours: 'honey smoke',
          silhouette: 'wire',
          gifts: 'him',
          note: ['The architect’s shape, in wire', '建筑师偏爱的形状，线材框'],
          lead: [
            'Small, thin at the bridge and at home behind a drawing board. The lens is paler below than above, so the page stays bright.',
            '小巧，细鼻梁，坐在绘图板后也自在。镜片上深下浅，图纸仍是亮的。',
          ],
          facts: [fits('Small', '小'), frame('46-22-140')],
        },
        {
          name: ['Pocket Titanium', '口袋钛框'],
          colours: 'crystal smoke',
          silhouette: 'wire',
          price: 239,
          gifts: 'him',
          note: ['Folds to the thickness of a biscuit', '折起来只有一块饼干厚'],
          lead: [
            'The temples lie flush behind the lenses. It will survive a trouser pocket, and has its own case for people who do not believe that.',
            '镜腿收平，贴在镜片后面。裤袋里压不坏，不放心的话另有盒子。',
          ],
          facts: [fits('Medium', '中等'), frame('50-20-140')],
        },
        {
          name: ['Clip-on Pair', '夹片套镜'],
          colours: 'oxblood crystal',
          silhouette: 'wire',
          price: 149,
          gifts: 'him her',
          note: ['Clear lenses, dark clips, one case', '透明镜片、深色夹片，一盒装齐'],
          lead: [
            'For people whose day alternates between MRT and sun, shown with the clips on. They hold by magnet and come off with a thumb.',
            '给整天在地铁与太阳间切换的人，图中已装上夹片。磁吸上，拇指一推就下。',
          ],
          facts: [fits('Medium', '中等'), frame('49-19-142')],
        },
      ],
    },
    {
      brand: 'casa-laut',
      price: 129,
      categories: 'women-accessories-sunglasses',
      facts: [of('acetate'), UV, made('cn')],
      about: [
        'Holiday colours and forgiving shapes, priced so that leaving a pair on a deckchair is a pity rather than a disaster.',
        '度假的颜色、宽容的形状。价钱定得刚好：忘在躺椅上，可惜，但不心痛。',
      ],
      items: [
        {
          name: ['Bintan Round', '民丹圆框'],
          colours: 'honey oxblood ink',
          silhouette: 'round',
          gifts: 'her',
          note: ['A soft round, amber lens', '柔和圆框，琥珀镜片'],
          lead: [
            'Everything looks like five in the afternoon through these. Small enough for a small face.',
            '透过它看，万物都像下午五点。小脸也撑得住。',
          ],
          facts: [fits('Small', '小'), frame('50-19-140')],
        },
        {
          name: ['Ferry Deck Square', '甲板方框'],
          colours: 'oxblood ink',
          silhouette: 'square',
          price: 139,
          note: ['Broad temples, floats in water', '宽镜腿，落水会浮'],
          lead: [
            'The frame is foamed inside. If it goes over the side it will be waiting for you, face up.',
            '框内发泡。真掉下船去，它会仰面浮在那里等您。',
          ],
          facts: [fits('Medium', '中等'), frame('60-15-130')],
        },
        {
          name: ['Poolside Round', '池畔圆框'],
          colours: 'crystal honey',
          silhouette: 'round',
          price: 119,
          gifts: 'her',
          note: ['Round, clear and pretty', '圆而透，好看'],
          lead: [
            'A storybook shape that turns out to suit nearly everyone. Try them with wet hair.',
            '像童话书里的形状，却几乎人人适合。头发湿着也试试。',
          ],
          facts: [fits('Medium', '中等'), frame('51-19-142')],
        },
        {
          name: ['Children’s Beach Pair', '儿童海滩太阳镜'],
          colours: 'oxblood honey',
          silhouette: 'round',
          price: 45,
          also: 'kids-wear',
          gifts: 'under50',
          facts: [of('rubber'), fits('Ages 3 to 8', '3至8岁')],
          note: ['Bend them double; they come back', '对折也弹得回来'],
          lead: [
            'Soft hinges, no sharp corners, a strap for boats. The lenses are as good as the grown-ups’.',
            '铰链柔软，没有尖角，附上船用的绳带。镜片与大人的一样好。',
          ],
        },
      ],
    },
    {
      brand: '5-kaki',
      price: 79,
      categories: 'women-accessories-sunglasses men-accessories-wallets',
      facts: [of('acetate'), UV, made('cn')],
      about: [
        'Three shapes, redrawn from frames in the barber’s photographs along the five-foot way. They come in a canvas sleeve cut from tote ends.',
        '三个款，照着五脚基理发店墙上老照片里的镜框重画。附帆布套，用托特包的边料做成。',
      ],
      items: [
        {
          name: ['Uncle Frame', '安哥框'],
          colours: 'ink tortoise',
          silhouette: 'wire',
          gifts: 'him',
          note: ['Browline, as worn behind every counter', '眉线框，每个柜台后都有一副'],
          lead: [
            'Heavy on top and bare underneath. Everyone’s uncle had them, and he was right.',
            '上重下空。人人的安哥都有一副，他是对的。',
          ],
          facts: [fits('Medium', '中等'), frame('50-21-145')],
        },
        {
          name: ['Auntie Frame', '安娣框'],
          colours: 'oxblood tortoise crystal',
          silhouette: 'cat-eye',
          gifts: 'her',
          note: ['Big, kind and a little glamorous', '大、和善，还有点派头'],
          lead: [
            'Made for marketing at nine and mahjong at two. The gradient lens is dark above and clear below, for reading tiles.',
            '九点逛巴刹，两点打麻将。渐变镜片上深下浅，看牌清楚。',
          ],
          facts: [fits('Medium to wide', '中至宽'), frame('56-17-140')],
        },
        {
          name: ['Schoolboy Frame', '学生框'],
          colours: 'crystal ink honey',
          silhouette: 'square',
          price: 69,
          gifts: 'him',
          note: ['Plain, rectangular, good at everything', '素净长方，样样合适'],
          lead: [
            'The spare pair for the car, the bag and the office drawer. Buy two; you will lose one.',
            '车里、包里、办公室抽屉里的备用镜。买两副，总会丢一副。',
          ],
          facts: [fits('Small to medium', '小至中等'), frame('51-18-142')],
        },
      ],
    },
    {
      brand: 'bayang-optics',
      price: 228,
      categories: 'women-accessories-sunglasses men-accessories-wallets',
      restock: ['3 to 4 weeks', '3至4周'],
      facts: [of('acetate'), UV, care('Rinse, then wipe with the cloth', '先冲水，再用镜布擦'), made('tw')],
      about: [
        'Made to take your prescription: rims are deep enough for thick lenses, and both stores cut and fit in forty minutes.',
        '可配度数：框槽够深，装得下厚镜片。两家门店四十分钟割好装好。',
      ],
      items: [
        {
          name: ['Reading Room Frame', '阅览室镜框'],
          colours: 'tortoise smoke',
          silhouette: 'square',
          gifts: 'him',
          note: ['A half-tint, indoors and out', '半染镜片，室内外通用'],
          lead: [
            'Tinted a third as dark, so you can leave them on at lunch by the window and not look famous.',
            '染色只有三分之一深，靠窗吃饭不必摘，也不会像明星。',
          ],
          facts: [fits('Medium', '中等'), frame('49-20-145')],
        },
        {
          name: ['Bridge-fit Aviator', '低鼻梁飞行员框'],
          colours: 'tortoise honey ink',
          silhouette: 'wire',
          price: 248,
          gifts: 'him her',
          note: ['The aviator that stays where you put it', '戴哪停哪的飞行员框'],
          lead: [
            'Acetate nose pads built out by three millimetres, and a brow bar to match. Finally a pilot’s shape that clears your cheeks.',
            '板材鼻托加高3毫米，眉梁相配。飞行员框总算不压颧骨了。',
          ],
          facts: [fits('Medium to wide', '中至宽'), frame('55-18-145')],
        },
        {
          name: ['Fit-over Square', '套镜方框'],
          colours: 'smoke ink',
          silhouette: 'square',
          price: 158,
          gifts: 'him',
          note: ['Goes over the glasses you wear', '直接套在近视镜外'],
          lead: [
            'For drivers and grandfathers. Vented at the brow, so neither pair fogs up.',
            '给开车的人与阿公。眉处透气，两副都不起雾。',
          ],
          facts: [fits('Wide', '宽'), frame('62-14-140')],
        },
      ],
    },
  ],
}
