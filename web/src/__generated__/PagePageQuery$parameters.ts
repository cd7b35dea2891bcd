/**
 * @generated SignedSource<<e01fc73a814c1f55231fcd7c5d9baa19>>
 * @relayHash 4bc192dbf924761bba31849cf53d8640
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c662f634fc74d1223054701bf792499aca266e34e593367825902ce3addec1e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c662f634fc74d1223054701bf792499aca266e34e593367825902ce3addec1e1",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
