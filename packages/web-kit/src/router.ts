/** The parts of React Router a micro-frontend uses. Named one by one: whatever stands here is downloaded by every visitor. */
export {
  redirect,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
