/**
 * @generated SignedSource<<e378c7c04fb2def946d2c32453868080>>
 * @relayHash b2186754f3f3ddb27e464420550194b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1473f951e9640edf27f9d50a4c0b766f50c490e84f38766d1b646e89540c31a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1473f951e9640edf27f9d50a4c0b766f50c490e84f38766d1b646e89540c31a",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
