import { defineMessages } from '#src/kit/messages.ts'

/** Product cards on any page. */
export const catalogueMessages = defineMessages({
  en: {
    percentOff: '{reduction, number}% off',
    exclusive: 'Exclusive',
    isNew: 'New',
    was: 'was {price}',
    from: 'From {price}',
    colours: '{count, plural, one {# colour} other {# colours}}',
    moreColours: '+{count, number}',
    breadcrumb: 'Breadcrumb',
    home: 'Home page',
  },
  zh: {
    percentOff: '{reduction, number}折',
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
