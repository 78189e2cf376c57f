/** `development`: readable, with hot reload. `production`: what is released. */
export type Mode = 'development' | 'production';
