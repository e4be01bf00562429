import type { ProductType } from '../shape.ts'
import { fact, made, weight } from '../words.ts'

const finish = (en: string, zh: string) => fact('Finish', '妆效', en, zh)
const SKIN_SHADES = 'porcelain-01 almond-02 sand-03 honey-04 kopi-05'
const SKIN_SHADES_DEEP_FIRST = 'honey-04 kopi-05 sand-03 almond-02 porcelain-01'

export const compact: ProductType = {
  code: 'compact',
  prefix: 'CMP',
  block: 3,
  label: ['Compact', '粉饼'],
  taxonomy: 'Health & Beauty > Personal Care > Cosmetics > Makeup > Face Makeup',
  art: 'compact',
  colourName: ['Shade', '色号'],
  shippingGrams: 90,
  soldByContent: true,
  maxAdd: 6,
  lines: [
    {
      brand: 'kilau',
      price: 58,
      silhouette: 'square',
      categories: 'beauty-makeup-face',
      facts: [made('kr'), weight('10 g')],
      about: [
        'Kilau’s cases are weighted so that a mirror stays where you tilt it. Refills cost about half, and the case is meant to see out several.',
        '流光的盒子都加了配重，镜子停在您要的角度。补充装约半价，一只盒用得过好几回。',
      ],
      items: [
        {
          name: ['Second Skin Pressed Powder', '贴肤粉饼'],
          colours: SKIN_SHADES,
          gifts: 'her',
          note: ['Takes the shine, leaves the skin', '收走油光，留下肌肤'],
          lead: [
            'Milled fine enough to disappear at arm’s length. It absorbs oil through a humid afternoon and can be laid on twice before it looks like powder.',
            '粉质细到一臂之外便看不见。湿热的下午持续吸油，补两次妆也不显粉。',
          ],
          facts: [finish('Natural matt', '自然雾面')],
          pin: { popularity: 758 },
        },
        {
          name: ['Cushion Foundation SPF 40', '气垫粉底 SPF40'],
          colours: 'porcelain-01 almond-02 sand-03 honey-04',
          silhouette: 'round',
          price: 68,
          note: ['Thin, dewy, easily patted on', '轻薄水润，一拍就匀'],
          lead: [
            'Skip the primer. One press of the puff covers a cheek, and the second press belongs under the eyes.',
            '不必妆前乳。粉扑按一下够半边脸，第二下留给眼下。',
          ],
          facts: [finish('Dewy', '水润')],
        },
        {
          name: ['Moonstone Highlighter', '月光石高光'],
          colours: 'pearl rosegold',
          price: 46,
          gifts: 'her under50',
          note: ['A gleam for cheekbones, no sparkle', '颧骨一点微光，不闪'],
          lead: [
            'Liquid when it is poured into the pan and baked for a day, which is why it goes on like cream. Two tones, cool and warm.',
            '液态入盘，再烘一日，所以上脸如霜。冷暖两色。',
          ],
          facts: [finish('Luminous', '微光')],
        },
        {
          name: ['Blot & Set Loose Powder', '控油定妆散粉'],
          colours: 'sand-03 porcelain-01 kopi-05',
          silhouette: 'round',
          price: 49,
          note: ['Silica and rice starch under a fine net', '硅石与米淀粉，细网压住'],
          lead: [
            'Press a brush to the net, touch it to the face, then sweep away what is left. It does more against a Singapore summer than another layer of anything.',
            '刷子在网面按一下，轻压上脸，再扫去余粉。对付新加坡的热，胜过再涂一层别的。',
          ],
          facts: [finish('Invisible', '隐形')],
        },
      ],
    },
    {
      brand: 'warna-studio',
      price: 39,
      silhouette: 'square',
      categories: 'beauty-makeup-face',
      facts: [made('id'), weight('6 g')],
      points: [
        ['No talc', '不含滑石粉'],
        ['Refill pans fit every Warna case', '粉芯通用于色坊所有粉盒'],
      ],
      about: [
        'Pigments are milled on three granite rollers bought from the paint shop downstairs. The names on the pans are the names on the tins.',
        '色粉在三辊花岗岩机上研磨，机器是向楼下颜料铺买的。粉芯上的名字，就是颜料罐上的名字。',
      ],
      items: [
        {
          name: ['Ochre Bronzer', '赭石修容'],
          colours: 'kopi-05 honey-04 sand-03',
          gifts: 'her under50',
          note: ['Sun on the face without the orange', '有日晒感，不发橘'],
          lead: [
            'Real ochre is brown before it is red, so it shades a cheek the way a tan does. Start lightly; it builds.',
            '真赭石先棕后红，扫在脸上像自然晒过。先少量，再叠加。',
          ],
          facts: [finish('Matt', '雾面')],
        },
        {
          name: ['Carmine Cheek Powder', '胭脂腮红'],
          colours: 'rose berry clay',
          gifts: 'her under50',
          note: ['Three blushers from shy to certain', '三款腮红，从害羞到笃定'],
          lead: [
            'Named for the colour, made without the beetle. A beetroot and iron pigment gives the same flush and washes out of collars.',
            '名为胭脂，却不用胭脂虫。甜菜根与氧化铁调出同样的红晕，沾上衣领也洗得掉。',
          ],
          facts: [finish('Satin', '缎光')],
        },
        {
          name: ['Umber Brow Cake', '棕褐眉粉'],
          colours: 'cocoa charcoal',
          price: 28,
          gifts: 'under50',
          note: ['A firm cake, for a stiff brush', '扎实眉粉，配硬刷'],
          lead: [
            'Wet the brush for a line, keep it dry for a shadow. Soft brown for most people and soft black for those who were told it was too harsh.',
            '湿刷画线，干刷扫影。多数人用柔棕；曾被说黑色太硬的，试试柔黑。',
          ],
          facts: [finish('Matt', '雾面')],
        },
        {
          name: ['Four Corners Eye Palette', '四方眼影'],
          colours: 'clay plum sage',
          silhouette: 'palette',
          price: 45,
          gifts: 'her under50',
          note: ['Four pans that work in any order', '四色，先后随意'],
          lead: [
            'A pale, a middle, a dark and a wet-look, balanced so that no pan is left full at the end. The lid is a real mirror.',
            '浅、中、深、水光各一，配得均匀，不会有哪格用不完。盒盖是真镜子。',
          ],
          facts: [finish('Mixed', '多种')],
        },
      ],
    },
    {
      brand: 'padi-pearl',
      price: 44,
      silhouette: 'round',
      categories: 'beauty-makeup-face',
      aboutFirst: true,
      facts: [made('my'), weight('12 g'), finish('Soft focus', '柔焦')],
      about: [
        'Bedak sejuk, the cooling rice powder grandmothers dotted on with water, is where this began. Padi & Pearl ferments its rice for a month and sun-dries it in drops, as before.',
        '源头是阿嬷们用水点在脸上的凉粉bedak sejuk。稻珠照旧法把米发酵一个月，再滴成粒晒干。',
      ],
      items: [
        {
          name: ['Rice Veil Pressed Powder', '米纱蜜粉饼'],
          colours: 'almond-02 porcelain-01 honey-04',
          gifts: 'her under50',
          note: ['Cool to the touch, sheer on the cheek', '触感清凉，上脸轻透'],
          lead: [
            'The traditional grains, milled and pressed so that they travel. It cools for a second as it goes on, which never stops being pleasant.',
            '传统米粒磨细压实，可以随身带。上脸那一秒的凉，怎么都不腻。',
          ],
        },
        {
          name: ['Bedak Sejuk Classic', '古法凉粉'],
          colours: 'white',
          price: 22,
          gifts: 'under50 her',
          note: ['Sun-dried drops with pandan and rose, pressed', '班兰与玫瑰，日晒米滴压成饼'],
          lead: [
            'Loosen a little with a wet fingertip and pat on before bed. The drops are those once sold from jars on Penang’s ferry pier; the case with a mirror is ours.',
            '指尖沾水化开少许，睡前轻拍。米滴和当年槟城渡头罐装卖的一样，带镜的盒子是我们添的。',
          ],
        },
        {
          name: ['Pearl Finish Compact', '珠光粉饼'],
          colours: 'pearl almond-02',
          price: 54,
          gifts: 'wedding her',
          note: ['Freshwater pearl in a rice base', '米粉基底，掺淡水珍珠'],
          lead: [
            'A light-catcher for evenings, pressed with a crest that outlasts the first month of use. Looks like candlelight, in daylight too.',
            '为夜晚而设的微光，压纹用上一个月仍在。白天看，也像烛光。',
          ],
        },
        {
          name: ['Travel Rice Papers', '旅行吸油米纸'],
          colours: 'natural',
          silhouette: 'square',
          price: 14,
          gifts: 'under50',
          facts: [fact('Contents', '内含', '100 sheets', '100张')],
          note: ['One hundred powdered blotting papers', '百张带粉吸油纸'],
          lead: [
            'Rice paper with the thinnest dusting of powder on one side, stacked in a mirrored case. Press the plain side first, then turn it over.',
            '米纸一面薄薄扑了粉，叠在带镜小盒里。先用素面按压，再翻过来。',
          ],
        },
      ],
    },
    {
      brand: 'delima-merah',
      price: 48,
      silhouette: 'square',
      categories: 'beauty-makeup-face',
      facts: [made('my'), weight('8 g')],
      about: [
        'Made for the same faces and the same weather as the lipsticks: it holds through steam, fans and being kissed by relatives.',
        '与口红同一脸面、同一天气：蒸汽、风扇、亲戚的亲吻，都撑得住。',
      ],
      items: [
        {
          name: ['Hawker Heat Foundation Powder', '小贩中心粉底饼'],
          colours: SKIN_SHADES_DEEP_FIRST,
          note: ['Coverage that does not slide', '遮瑕，不滑脱'],
          lead: [
            'Wet for coverage, dry for touch-ups. Its wax binder softens at forty degrees, so stand near the wok as long as you like.',
            '湿用遮瑕，干用补妆。蜡质要到四十度才软，尽可站在大镬旁边。',
          ],
          facts: [finish('Matt', '雾面')],
        },
        {
          name: ['Bunga Raya Blush', '大红花腮红'],
          colours: 'cherry rose clay',
          price: 38,
          gifts: 'her under50',
          note: ['Hibiscus reds, pressed thin', '朱槿红，薄压成饼'],
          lead: [
            'The pan looks alarming and the cheek does not. Tap the brush once, blow, then apply.',
            '粉盘看着吓人，上脸却自然。蘸一下，吹一口，再扫。',
          ],
          facts: [finish('Sheer', '薄透')],
        },
        {
          name: ['Wedding Morning Face Duo', '婚礼清晨双色饼'],
          colours: 'almond-02 honey-04',
          silhouette: 'duo',
          price: 64,
          gifts: 'wedding',
          note: ['Powder and blusher under one lid', '蜜粉与腮红，一盒两用'],
          lead: [
            'For make-up that begins at five in the morning and must still be there at eleven at night. The mirror is large enough for two sisters.',
            '凌晨五点上妆，夜里十一点还要在。镜子够两姐妹一起照。',
          ],
          facts: [finish('Satin', '缎光')],
        },
      ],
    },
    {
      brand: 'vanda-row',
      price: 62,
      silhouette: 'locket',
      categories: 'beauty-makeup-face',
      facts: [made('sg'), weight('9 g')],
      about: [
        'Lacquered green, hinged like a locket and refillable from either counter. A petal is pressed into each pan by hand, which lasts until you cannot resist.',
        '绿漆粉盒，铰链如盒坠，两个柜台都能补芯。每块粉芯手压一枚花瓣纹，留到您忍不住为止。',
      ],
      items: [
        {
          name: ['Petal Powder Compact', '花瓣蜜粉盒'],
          colours: 'porcelain-01 almond-02 sand-03',
          gifts: 'her wedding',
          facts: [finish('Petal matt', '花瓣雾')],
          note: ['The lightest matt in the house', '全馆最轻的雾面'],
          lead: [
            'More of a filter than a layer. Dust it where the light lands and leave the rest of your face to itself.',
            '与其说一层粉，不如说一层滤光。扫在受光处，其余留给自己的脸。',
          ],
        },
        {
          name: ['Orchid Blusher', '兰花腮红'],
          colours: 'rose plum',
          price: 54,
          gifts: 'her',
          facts: [finish('Soft satin', '柔缎光')],
          note: ['A cool pink and a cooler one', '一款冷粉，一款更冷'],
          lead: [
            'Matched to the lip and the throat of a Vanda Miss Joaquim. On skin they read as a little happier than usual.',
            '照着卓锦万黛兰的唇瓣与喉色配成。上脸只让人觉得，今天心情好一点。',
          ],
        },
        {
          name: ['Evening Face Palette', '晚宴面部盘'],
          colours: 'gold',
          silhouette: 'palette',
          price: 88,
          gifts: 'her wedding',
          facts: [finish('Mixed', '多种'), weight('14 g')],
          note: ['Powder, cheek and gleam in one case', '蜜粉、腮红、高光同盒'],
          lead: [
            'Everything for a table with candles, in something the size of a biscuit. The brush hides beneath the mirror.',
            '烛光晚餐要的都在一片饼干大的盒里。刷子藏在镜后。',
          ],
        },
      ],
    },
  ],
}
