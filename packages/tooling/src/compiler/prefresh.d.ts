declare module '@prefresh/webpack' {
  import type { WebpackPluginInstance } from 'webpack';

  export default class PrefreshPlugin implements WebpackPluginInstance {
    apply: WebpackPluginInstance['apply'];
  }
}
