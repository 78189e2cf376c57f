/** The page that says why a preview is not shown. */
export const PREVIEW_ENDED_PATH = '/preview';
