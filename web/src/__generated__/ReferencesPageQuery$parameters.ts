/**
 * @generated SignedSource<<ae92ccfcba36adbb5f2b5b98d51f1d42>>
 * @relayHash ae8177ef652aedc00085173fa66225d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59d0745a2c7f45dffd6b467065c094321bed0b1e42aa14ce042ebfc6d6cf8edd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59d0745a2c7f45dffd6b467065c094321bed0b1e42aa14ce042ebfc6d6cf8edd",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
