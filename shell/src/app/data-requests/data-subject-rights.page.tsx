import { serverForm } from '../forms/server-form.ts';
import { DataRightsPage } from './data-rights-page.tsx';

export const loader = serverForm('data-subject-rights');
export const Component = DataRightsPage;
