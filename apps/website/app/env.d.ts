declare module '*.woff2?url' {
  const url: string;
  export default url;
}

declare module '*.svg?raw' {
  const text: string;
  export default text;
}
