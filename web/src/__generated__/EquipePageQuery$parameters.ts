/**
 * @generated SignedSource<<b45f7c7141b3843f504a32104a0fe7ed>>
 * @relayHash d330041c80d2eb6a570080d7adf58142
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31be2251d2791e8a72e91c6fdc9fbb65ac60e443d69fdb92d1a6c6fdfb4906b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31be2251d2791e8a72e91c6fdc9fbb65ac60e443d69fdb92d1a6c6fdfb4906b6",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
