import { defineMessages } from '#src/kit/messages.ts'

/** Hearts, the two notices (wishlist-05, wishlist-06), and the login prompt of guests. */
export const wishlistMessages = defineMessages({
  en: {
    heart: 'Wishlist: {name}',
    link: '{count, plural, =0 {Wishlist, empty} one {Wishlist, # item} other {Wishlist, # items}}',
    linkMany: 'Wishlist, {cap, number} or more items',
    guest: 'Wishlist',
    added: 'Added to your Wishlist',
    viewList: 'View your list',
    removed: 'Removed from your Wishlist',
    undo: 'Undo',
    close: 'Close',
    promptTitle: 'Keep it for later',
    promptText: 'Sign in to keep a wishlist that is ready wherever you shop.',
    promptKept: 'We have kept this on your device. Sign in and it joins your wishlist, ready wherever you shop.',
    signIn: 'Sign in',
    register: 'Create an account',
  },
  zh: {
    heart: '心愿单：{name}',
    link: '{count, plural, =0 {心愿单，没有商品} other {心愿单，# 件}}',
    linkMany: '心愿单，{cap, number} 件或以上',
    guest: '心愿单',
    added: '已加入心愿单',
    viewList: '查看心愿单',
    removed: '已从心愿单移除',
    undo: '撤销',
    close: '关闭',
    promptTitle: '先收藏，以后再买',
    promptText: '登录后即可收藏商品，在哪里购物都能看到您的心愿单。',
    promptKept: '已为您保存在这台设备上。登录后会加入您的心愿单，在哪里购物都能看到。',
    signIn: '登录',
    register: '注册账户',
  },
})
