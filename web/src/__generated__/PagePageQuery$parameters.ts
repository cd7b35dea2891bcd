/**
 * @generated SignedSource<<e93e16445b26a2aea1b1988fefdb5c43>>
 * @relayHash be2753bbabd52c418273ceba525695de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b51ffe047b52761d077819715ce63e40ea718b1fea6dee4429ffcb904332d99f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b51ffe047b52761d077819715ce63e40ea718b1fea6dee4429ffcb904332d99f",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
