/** The page that says why a preview is not shown, and where its badge's form is sent. */
export const PREVIEW_ENDED_PATH = '/preview';
export const PREVIEW_LEAVE_PATH = '/preview/leave';
