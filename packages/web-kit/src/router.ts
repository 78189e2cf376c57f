/** The parts of React Router that micro-frontends use, listed one by one because every visitor downloads them. */
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
