/** What pages and the frame use of the router library. With the other `router-*` files it is all that knows which one. */
export { useHref, useLinkClickHandler, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
