/** Made by `inlineScript` in build.ts. */
declare module '*?inline-script' {
  const script: string
  export default script
}
