export { createBrowserHistory } from '#web/shared/routing/history.ts';
export {
  useLocation,
  useNavigate,
  useParams,
  useRoute,
  useRouter,
  useSearch,
} from '#web/shared/routing/hooks.ts';
export { Link } from '#web/shared/routing/link.tsx';
export { Outlet, RouterProvider } from '#web/shared/routing/router-view.tsx';
