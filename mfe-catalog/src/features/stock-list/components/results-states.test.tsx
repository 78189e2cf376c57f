import { renderInPlatform, textOf } from '../../../testing/render-in-platform.tsx';
import { LoadingFailed } from './results-states.tsx';

it('says that the vans could not be loaded if the connection state is unknown, as on the server', () => {
  expect(textOf(renderInPlatform(<LoadingFailed retry={() => undefined} />))).toContain('Error Loading Vehicles');
});
