import { PreviewEnded } from './preview-ended.tsx';

export const Component = PreviewEnded;
export const tags = (): string[] => [];
export const queryKeys = ['why'];
export const isOnlyRead = true;
