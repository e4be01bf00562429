/**
 * A message about a name, which has the spaces that a Latin name needs: 由 Lilin 送货. Around a Chinese name they go:
 * 由晨露送货 (language-11).
 */
export const closeChinese = (text: string): string => text.replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1')
