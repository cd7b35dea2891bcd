/**
 * @generated SignedSource<<44013817b10466d3a964aed30c4a87bc>>
 * @relayHash 8c8ba12944c132076fdf8890e8bd3f3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1dc7798e3d4bc18804be91a8aaf5c8c7d835ea8cf80d69cfed47832d61489ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1dc7798e3d4bc18804be91a8aaf5c8c7d835ea8cf80d69cfed47832d61489ae",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
