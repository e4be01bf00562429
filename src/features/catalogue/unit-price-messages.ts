import { defineMessages } from '#src/kit/messages.ts'

/** The unit price as it is written. The server sends it with the price. */
export const unitPriceMessages = defineMessages({
  en: {
    unitPrice: '{price} per {quantity}',
    g: '{amount, plural, =1 {g} other {# g}}',
    kg: '{amount, plural, =1 {kg} other {# kg}}',
    ml: '{amount, plural, =1 {ml} other {# ml}}',
    l: '{amount, plural, =1 {litre} other {# litres}}',
    m: '{amount, plural, =1 {metre} other {# m}}',
    m2: '{amount, plural, =1 {m²} other {# m²}}',
    piece: '{amount, plural, =1 {piece} other {# pieces}}',
  },
  zh: {
    unitPrice: '每{quantity} {price}',
    g: '{amount, plural, =1 {克} other {#克}}',
    kg: '{amount, plural, =1 {公斤} other {#公斤}}',
    ml: '{amount, plural, =1 {毫升} other {#毫升}}',
    l: '{amount, plural, =1 {升} other {#升}}',
    m: '{amount, plural, =1 {米} other {#米}}',
    m2: '{amount, plural, =1 {平方米} other {#平方米}}',
    piece: '{amount, plural, =1 {个} other {#个}}',
  },
})

/** The unit price for screen readers, which spell abbreviations out letter by letter. */
export const spokenUnitPriceMessages = defineMessages({
  en: {
    unitPrice: '{price} per {quantity}',
    g: '{amount, plural, =1 {gram} other {# grams}}',
    kg: '{amount, plural, =1 {kilogram} other {# kilograms}}',
    ml: '{amount, plural, =1 {millilitre} other {# millilitres}}',
    l: '{amount, plural, =1 {litre} other {# litres}}',
    m: '{amount, plural, =1 {metre} other {# metres}}',
    m2: '{amount, plural, =1 {square metre} other {# square metres}}',
    piece: '{amount, plural, =1 {piece} other {# pieces}}',
  },
  zh: { ...unitPriceMessages.zh },
})
