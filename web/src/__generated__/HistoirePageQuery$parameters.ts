/**
 * @generated SignedSource<<8cc69e97928a001b1a97caf8c060fc72>>
 * @relayHash a93cd83c81741766d1464881f7817b37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f80bc4ec2ac4df8401bd0340c6f754d22d45a58c783e54daf229c8d0ccc5411

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f80bc4ec2ac4df8401bd0340c6f754d22d45a58c783e54daf229c8d0ccc5411",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
