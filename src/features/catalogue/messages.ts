import { defineMessages } from '#src/kit/messages.ts'

/** Product cards, wherever they hang. */
export const catalogueMessages = defineMessages({
  en: {
    percentOff: '{percent}% off',
    exclusive: 'Exclusive',
    isNew: 'New',
    was: 'was {price}',
    from: 'From {price}',
    outOfStock: 'Out of stock',
    colours: '{count, plural, one {# colour} other {# colours}}',
    moreColours: '+{count}',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
  },
  zh: {
    percentOff: '{tenths}折',
    exclusive: '独家',
    isNew: '新品',
    was: '原价 {price}',
    from: '{price} 起',
    outOfStock: '暂时缺货',
    colours: '{count} 种颜色',
    moreColours: '+{count}',
    breadcrumb: '导航路径',
    home: '首页',
  },
})
