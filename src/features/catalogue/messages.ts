import { defineMessages } from '#src/kit/messages.ts'

/** Product cards on any page. */
export const catalogueMessages = defineMessages({
  en: {
    percentOff: '{percent, number}% off',
    exclusive: 'Exclusive',
    isNew: 'New',
    was: 'was {price}',
    from: 'From {price}',
    colours: '{count, plural, one {# colour} other {# colours}}',
    moreColours: '+{count, number}',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
  },
  zh: {
    percentOff: '{percent, plural, =10 {9折} =15 {8.5折} =20 {8折} =25 {7.5折} =30 {7折} =40 {6折} =50 {5折} other {减 #%}}',
    exclusive: '独家',
    isNew: '新品',
    was: '原价 {price}',
    from: '{price} 起',
    colours: '{count, number} 种颜色',
    moreColours: '+{count, number}',
    breadcrumb: '导航路径',
    home: '首页',
  },
})
